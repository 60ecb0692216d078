/** JSON and a binary format for complete instances, for use by generated serializers. */
module dev.pawl.data {
  requires transitive dev.pawl.runtime;
  requires static org.jspecify;

  exports dev.pawl.data;
}
