# `cmake --install build/release --prefix DIR`: the two programs and what they read. The container
# image is made this way.
include(GNUInstallDirs)

foreach(program IN ITEMS chartroomd chartroom)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
  endif()
endforeach()
install(DIRECTORY common/data/ DESTINATION "${CMAKE_INSTALL_DATADIR}/chartroom/data"
        PATTERN "*.hpp" EXCLUDE PATTERN "*.cpp" EXCLUDE PATTERN "CMakeLists.txt" EXCLUDE)
if(EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/migrations")
  install(DIRECTORY migrations/ DESTINATION "${CMAKE_INSTALL_DATADIR}/chartroom/migrations"
          FILES_MATCHING PATTERN "*.sql")
endif()
install(FILES LICENSE NOTICE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
