# `cmake --install build/release --prefix DIR`: the two programs and the data packs; migrations are
# part of chartroomd. The container image is made this way.
include(GNUInstallDirs)

foreach(program IN ITEMS chartroomd chartroom)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
  endif()
endforeach()
install(DIRECTORY common/data/ DESTINATION "${CMAKE_INSTALL_DATADIR}/chartroom/data"
        PATTERN "loader" EXCLUDE PATTERN "CMakeLists.txt" EXCLUDE)
install(DIRECTORY client-web/dist/ DESTINATION "${CMAKE_INSTALL_DATADIR}/chartroom/web" OPTIONAL)
install(FILES LICENSE NOTICE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
