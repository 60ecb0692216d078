/** Pawl in Spring. */
@SuppressWarnings("requires-automatic") // Spring is no module yet
module dev.pawl.spring {
  requires transitive dev.pawl.stores;
  requires static org.jspecify;
  requires spring.jdbc;
  requires spring.tx;

  exports dev.pawl.spring;
}
