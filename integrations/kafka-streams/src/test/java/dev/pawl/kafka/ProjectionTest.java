package dev.pawl.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.recovery.StoreCheck;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.streams.test.TestRecord;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests of the projection of steps into the tables of a store. */
class ProjectionTest {

  private final Driver<OrderState, OrderEvent> orders = Driver.orders();
  private final DataSource source = database();
  private final JdbcStore<OrderState, OrderEvent> store = readOnly();
  private final ProjectionWriter<OrderState, OrderEvent> writer =
      new ProjectionWriter<>(Orders.machine(), store);
  private int next;

  private static DataSource database() {
    JdbcDataSource source = new JdbcDataSource();
    source.setUrl("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");
    return source;
  }

  private JdbcStore<OrderState, OrderEvent> readOnly() {
    return JdbcStore.of(Orders.machine().stored(), source).readOnly().build();
  }

  @BeforeEach
  void claim() throws SQLException {
    writer.claim("orders");
  }

  @AfterEach
  void close() {
    orders.close();
  }

  private void fire(String id, OrderEvent event) {
    orders.send(id, Orders.machine().fire("c" + next++, event));
  }

  /** Returns the new records of steps and answers. */
  private List<ConsumerRecord<String, String>> records() {
    List<ConsumerRecord<String, String>> records = new ArrayList<>();
    for (String topic : List.of("orders-steps", "orders-answers")) {
      for (TestRecord<String, String> one : orders.read(topic)) {
        records.add(
            new ConsumerRecord<>(
                topic,
                0,
                records.size(),
                one.timestamp(),
                TimestampType.CREATE_TIME,
                0,
                0,
                one.key(),
                one.value(),
                one.headers(),
                Optional.empty()));
      }
    }
    return records;
  }

  private ProjectionWriter.Counts project() throws SQLException {
    return writer.write(records());
  }

  private List<String> history(String id) {
    return store.history(id).stream().map(step -> step.from() + ">" + step.to()).toList();
  }

  private void requireConsistent() {
    assertEquals(List.of(), StoreCheck.of(store).run().findings());
  }

  @Test
  void stepsAreHistoryAndInstancesAreConsistent() throws SQLException {
    Cause cause = Cause.by("ann").because("first rate").with("invoice", "i-7");
    orders.send("o1", Orders.machine().fire("c", OrderEvent.pay(4)).because(cause));
    fire("o1", OrderEvent.pay(6));
    fire("o1", OrderEvent.rate());
    fire("o1", OrderEvent.ship());
    orders.send("o2", Command.begin("b"));
    fire("o3", OrderEvent.pay(10));
    assertEquals(5, project().steps());
    assertEquals(
        List.of("PLACED>PLACED", "PLACED>PAID", "PAID>SHIPPED", "SHIPPED>RATED"), history("o1"));
    Recorded first = store.history("o1").get(0);
    assertEquals("ann", first.actor());
    assertEquals("first rate", first.reason());
    assertEquals(Map.of("invoice", "i-7"), first.attributes());
    assertEquals(OrderState.RATED, store.get("o1").state());
    assertEquals(4, store.get("o1").version());
    assertEquals(OrderState.PLACED, store.get("o2").state());
    assertEquals(Map.of("RATED", 1L, "PLACED", 1L, "PAID", 1L), store.countByState());
    requireConsistent();
  }

  @Test
  void timersAreShown() throws SQLException {
    orders.send("o1", Command.begin("b"));
    project();
    requireConsistent();
    orders.pass(Duration.ofHours(1));
    project();
    assertEquals(OrderState.EXPIRED, store.get("o1").state());
    requireConsistent();
  }

  @Test
  void recordsThatAreReadAgainChangeNothing() throws SQLException {
    fire("o1", OrderEvent.pay(4));
    List<ConsumerRecord<String, String>> first = records();
    writer.write(first);
    fire("o1", OrderEvent.pay(6));
    List<ConsumerRecord<String, String>> second = records();
    writer.write(second);
    assertEquals(ProjectionWriter.Counts.NONE, writer.write(first));
    assertEquals(ProjectionWriter.Counts.NONE, writer.write(second));
    assertEquals(List.of("PLACED>PLACED", "PLACED>PAID"), history("o1"));
    assertEquals(OrderState.PAID, store.get("o1").state());
    requireConsistent();
  }

  @Test
  void batchThatFailsWritesNothing() throws SQLException {
    fire("o1", OrderEvent.pay(10));
    List<ConsumerRecord<String, String>> records = records();
    records.add(new ConsumerRecord<>("orders-steps", 0, 9, "o1", "{\"sequence\":2}"));
    assertThrows(IllegalArgumentException.class, () -> writer.write(records));
    assertEquals(List.of(), history("o1"));
    assertEquals(1, writer.write(records.subList(0, records.size() - 1)).steps());
  }

  @Test
  void missingStepsAreCounted() throws SQLException {
    fire("o1", OrderEvent.pay(4));
    project();
    fire("o1", OrderEvent.pay(4));
    records();
    fire("o1", OrderEvent.pay(4));
    assertEquals(new ProjectionWriter.Counts(1, 1, 0), project());
  }

  @Test
  void commandWhoseIdADatabaseCannotStoreIsDeadLetter() throws SQLException {
    fire("a\u0000b", OrderEvent.pay(10));
    fire("a".repeat(601), OrderEvent.pay(10));
    assertEquals(ProjectionWriter.Counts.NONE, project());
    assertEquals(2, orders.read("orders-dead-letters").size());
    fire("a".repeat(600), OrderEvent.pay(10));
    assertEquals(1, project().steps());
  }

  @Test
  void otherStepWithTheSameNumberIsAConflict() throws SQLException {
    fire("o1", OrderEvent.pay(10));
    project();
    try (Driver<OrderState, OrderEvent> other = Driver.orders()) {
      other.send("o1", Orders.machine().fire("x", OrderEvent.cancel()));
      TestRecord<String, String> step = other.read("orders-steps").get(0);
      ConsumerRecord<String, String> record =
          new ConsumerRecord<>("orders-steps", 0, 0, step.key(), step.value());
      assertEquals(new ProjectionWriter.Counts(0, 0, 1), writer.write(List.of(record)));
    }
    assertEquals(List.of("PLACED>PAID"), history("o1"));
  }

  @Test
  void storeOfAProjectionRefusesToWrite() throws SQLException {
    fire("o1", OrderEvent.pay(10));
    project();
    assertThrows(IllegalStateException.class, () -> store.fire("o1", OrderEvent.ship()));
    assertThrows(IllegalStateException.class, () -> store.tryFire("o1", OrderEvent.rate()));
    assertThrows(IllegalStateException.class, () -> store.create("o2"));
    assertThrows(IllegalStateException.class, () -> store.wakeAll(1));
    assertThrows(IllegalStateException.class, () -> store.wake("o1"));
    assertEquals(List.of("cancel", "ship"), store.permitted("o1"));
  }

  @Test
  void storeThatMayWriteIsRefusedWhereATopologyProjects() {
    IllegalStateException thrown =
        assertThrows(
            IllegalStateException.class,
            () -> JdbcStore.of(Orders.machine().stored(), source).build());
    assertTrue(thrown.getMessage().contains("The topology orders"), thrown::toString);
  }

  @Test
  void storeThatWasBuiltBeforeTheTablesIsRefusedWithItsFirstStep() throws SQLException {
    DataSource other = database();
    JdbcStore<OrderState, OrderEvent> early =
        JdbcStore.of(Orders.machine().stored(), other).build();
    JdbcStore<OrderState, OrderEvent> projected =
        JdbcStore.of(Orders.machine().stored(), other).readOnly().build();
    new ProjectionWriter<>(Orders.machine(), projected).claim("orders");
    assertThrows(IllegalStateException.class, () -> early.create("o1"));
    assertThrows(IllegalStateException.class, early::createTables);
  }

  @Test
  void topologyIsRefusedWhereAStoreHasEntities() {
    DataSource other = database();
    JdbcStore<OrderState, OrderEvent> owner =
        JdbcStore.of(Orders.machine().stored(), other).build();
    owner.createTables();
    owner.create("o1");
    JdbcStore<OrderState, OrderEvent> projected =
        JdbcStore.of(Orders.machine().stored(), other).readOnly().build();
    ProjectionWriter<OrderState, OrderEvent> late =
        new ProjectionWriter<>(Orders.machine(), projected);
    assertThrows(IllegalStateException.class, () -> late.claim("orders"));
    assertThrows(IllegalStateException.class, () -> writer.claim("others"));
    assertEquals(1, owner.ids("", 5).size());
  }

  @Test
  void storeOfAProjectionMustBeReadOnly() {
    JdbcStore<OrderState, OrderEvent> owner =
        JdbcStore.of(Orders.machine().stored(), database()).build();
    assertThrows(IllegalArgumentException.class, () -> orders.topology.projectTo(owner, Map.of()));
  }

  /** A consumer whose first commit fails. */
  private static final class FailingConsumer extends MockConsumer<String, String> {
    private boolean failed;

    FailingConsumer() {
      super("earliest");
    }

    @Override
    public synchronized void commitSync() {
      if (!failed) {
        failed = true;
        throw new CommitFailedException("the group has rebalanced");
      }
      super.commitSync();
    }
  }

  @Test
  @Timeout(60)
  void failedCommitDoesNotEndTheProjection() throws InterruptedException {
    TopicPartition steps = new TopicPartition("orders-steps", 0);
    TopicPartition answers = new TopicPartition("orders-answers", 0);
    FailingConsumer consumer = new FailingConsumer();
    consumer.assign(List.of(steps, answers));
    consumer.updateBeginningOffsets(Map.of(steps, 0L, answers, 0L));
    try (StepProjection projection = new StepProjection("orders", writer, consumer).start()) {
      fire("o1", OrderEvent.pay(4));
      List<ConsumerRecord<String, String>> all = new ArrayList<>(records());
      all.forEach(consumer::addRecord);
      while (projection.steps() < 1) {
        Thread.sleep(10);
      }
      fire("o1", OrderEvent.pay(6));
      for (ConsumerRecord<String, String> record : records()) {
        all.add(record);
        consumer.addRecord(moved(record, all.size()));
      }
      while (projection.steps() < 2) {
        Thread.sleep(10);
      }
      assertEquals(List.of("PLACED>PLACED", "PLACED>PAID"), history("o1"));
      assertEquals(Optional.empty(), projection.problem());
    }
  }

  /** Returns a copy of a record with another offset. */
  private static ConsumerRecord<String, String> moved(
      ConsumerRecord<String, String> record, long offset) {
    return new ConsumerRecord<>(
        record.topic(),
        record.partition(),
        offset,
        record.timestamp(),
        record.timestampType(),
        0,
        0,
        record.key(),
        record.value(),
        record.headers(),
        Optional.empty());
  }
}
