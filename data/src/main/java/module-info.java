/** JSON and bytes of whole machines: what the generated code of serializers shares. */
module dev.pawl.data {
  requires transitive dev.pawl.runtime;
  requires static org.jspecify;

  exports dev.pawl.data;
}
