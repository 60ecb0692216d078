/** Provides meters and observations of Pawl's machines and stores for Micrometer. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"}) // no modules yet
module dev.pawl.micrometer {
  requires transitive dev.pawl.runtime;
  requires transitive micrometer.core;
  requires static transitive micrometer.commons;
  requires static transitive micrometer.observation;
  requires static transitive dev.pawl.stores;
  requires static org.jspecify;

  exports dev.pawl.micrometer;
}
