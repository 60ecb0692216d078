/** The annotations that declare a state machine and the small runtime behind what is generated. */
module dev.pawl.runtime {
  requires static org.jspecify;

  exports dev.pawl;
  exports dev.pawl.hook;
  exports dev.pawl.time;
  exports dev.pawl.engine;
  exports dev.pawl.engine.chart;
}
