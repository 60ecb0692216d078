/** State machines on Kafka Streams. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"}) // Kafka has no modules
module dev.pawl.kafka {
  requires transitive dev.pawl.stores;
  requires transitive kafka.clients;
  requires transitive kafka.streams;
  requires org.slf4j;
  requires static org.jspecify;

  exports dev.pawl.kafka;
}
