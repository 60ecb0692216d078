/** Instances of state machines in a database, with their audit trail. */
@SuppressWarnings("module") // the module of Kafka Streams is compiled later
module dev.pawl.stores {
  requires transitive dev.pawl.data;
  requires transitive dev.pawl.runtime;
  requires transitive java.sql;
  requires static jdk.jfr;
  requires static org.jspecify;

  exports dev.pawl.store;
  exports dev.pawl.store.audit;
  exports dev.pawl.store.command;
  exports dev.pawl.store.history;
  exports dev.pawl.store.machine;
  exports dev.pawl.store.outbox;
  exports dev.pawl.store.recovery;
  exports dev.pawl.store.sql;
  exports dev.pawl.store.timer;
  exports dev.pawl.store.worker;
  exports dev.pawl.store.firing to
      dev.pawl.kafka;
  exports dev.pawl.store.jdbc to
      dev.pawl.kafka;
  exports dev.pawl.store.rows to
      dev.pawl.kafka;
  exports dev.pawl.store.step to
      dev.pawl.kafka;
}
