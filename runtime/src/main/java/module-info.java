/** The annotations that declare a state machine, and the runtime that generated code uses. */
module dev.pawl.runtime {
  requires static org.jspecify;

  exports dev.pawl;
  exports dev.pawl.hook;
  exports dev.pawl.time;
  exports dev.pawl.engine;
  exports dev.pawl.engine.chart;
}
