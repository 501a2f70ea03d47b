# The build proves the layers: the rules link each other and nothing else, a game's bots link its
# rules and nothing else, and what is common to server and clients links neither. Checked when CMake configures; the test `layers` reads the
# #includes as well.

set(CHARTROOM_PURE_TARGETS
  chartroom_rules_core chartroom_far_seas chartroom_salvo chartroom_great_war)
set(CHARTROOM_BOT_TARGETS
  chartroom_far_seas_bots chartroom_salvo_bots chartroom_great_war_bots)
set(CHARTROOM_COMMON_TARGETS
  chartroom_data chartroom_fair chartroom_proto chartroom_record chartroom_wire)
set(CHARTROOM_SHELL_TARGETS
  chartroom_server chartroom_cli chartroom_asio chartroom_pqxx PkgConfig::libpqxx)

function(_chartroom_links target out)
  set(links)
  foreach(property IN ITEMS LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
    get_target_property(some ${target} ${property})
    if(some)
      list(APPEND links ${some})
    endif()
  endforeach()
  list(TRANSFORM links REPLACE "^\\$<LINK_ONLY:(.*)>$" "\\1")
  list(FILTER links EXCLUDE REGEX "^::@")
  list(REMOVE_DUPLICATES links)
  set(${out} ${links} PARENT_SCOPE)
endfunction()

function(chartroom_check_layers)
  foreach(target IN LISTS CHARTROOM_PURE_TARGETS)
    if(TARGET ${target})
      _chartroom_links(${target} links)
      list(REMOVE_ITEM links chartroom_options chartroom_rules_core)
      if(links)
        message(FATAL_ERROR "${target} holds rules and may link chartroom_rules_core only, "
                            "but it links: ${links}")
      endif()
    endif()
  endforeach()
  foreach(target IN LISTS CHARTROOM_BOT_TARGETS)
    if(TARGET ${target})
      string(REPLACE "_bots" "" game ${target})
      _chartroom_links(${target} links)
      list(REMOVE_ITEM links chartroom_options chartroom_rules_core ${game})
      if(links)
        message(FATAL_ERROR "${target} holds players and may link ${game} only, "
                            "but it links: ${links}")
      endif()
    endif()
  endforeach()
  foreach(target IN LISTS CHARTROOM_COMMON_TARGETS)
    if(TARGET ${target})
      _chartroom_links(${target} links)
      foreach(link IN LISTS links)
        if(link IN_LIST CHARTROOM_SHELL_TARGETS)
          message(FATAL_ERROR "${target} is common to server and clients and may not link ${link}")
        endif()
      endforeach()
    endif()
  endforeach()
endfunction()
