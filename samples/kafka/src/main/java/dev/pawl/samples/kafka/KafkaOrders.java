package dev.pawl.samples.kafka;

import dev.pawl.kafka.Command;
import dev.pawl.kafka.MachineTopology;
import dev.pawl.kafka.StepProjection;
import dev.pawl.kafka.TopicCreator;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.StoreCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.h2.jdbcx.JdbcDataSource;

/**
 * Runs a broker and two instances of the topology of orders, sends random commands, and projects
 * the steps into a database in memory. Kill an instance: the other one continues, and the check of
 * all histories reports nothing.
 */
public final class KafkaOrders implements AutoCloseable {

  private static final int OPEN_ORDERS = 40;
  private static final int PAUSE_MILLIS = 50;
  private static final int REPORT_EVERY = 100;

  private final Path folder;
  private final Broker broker;
  private final List<InstanceProcess> instances = new ArrayList<>();
  private final JdbcStore<OrderState, OrderEvent> history;
  private final StepProjection projection;
  private final KafkaProducer<String, Command<OrderEvent>> producer;
  private final Random random = new Random();
  private long sent;
  private boolean closed;

  /** Starts the broker, the instances and the projection. */
  KafkaOrders() throws Exception {
    folder = Files.createTempDirectory("pawl-orders");
    broker = new Broker();
    Map<String, Object> servers = Map.of("bootstrap.servers", broker.address());
    MachineTopology<OrderState, OrderEvent> orders = Orders.topology();
    try (Admin admin = Admin.create(servers)) {
      new TopicCreator(4, (short) 1, Duration.ofDays(1)).create(admin, orders.topics());
    }
    instances.add(new InstanceProcess("first", broker.address(), folder));
    instances.add(new InstanceProcess("second", broker.address(), folder));
    JdbcDataSource database = new JdbcDataSource();
    database.setUrl("jdbc:h2:mem:orders;DB_CLOSE_DELAY=-1");
    history = JdbcStore.of(Orders.MACHINE.stored(), database).readOnly().build();
    projection = orders.projectTo(history, servers);
    producer =
        new KafkaProducer<>(
            servers, new StringSerializer(), Orders.MACHINE.commands().serializer());
  }

  /**
   * Starts the sample and runs it until it is stopped.
   *
   * @throws Exception if the broker cannot be started
   */
  public static void main(String[] args) throws Exception {
    KafkaOrders orders = new KafkaOrders();
    Runtime.getRuntime().addShutdownHook(new Thread(orders::close));
    for (InstanceProcess instance : orders.instances()) {
      System.out.println("The " + instance + " instance is the process " + instance.pid() + ".");
    }
    System.out.println("Kill one with \"kill -9\"; stop the sample with Ctrl-C.");
    while (orders.send()) {
      if (orders.sent() % REPORT_EVERY == 0) {
        System.out.println(orders.report());
      }
      Thread.sleep(PAUSE_MILLIS);
    }
  }

  List<InstanceProcess> instances() {
    return instances;
  }

  /** Returns the number of sent commands. */
  long sent() {
    return sent;
  }

  /**
   * Sends a random event to one of the last orders. Sends nothing if the sample has been closed.
   *
   * @return whether a command was sent
   * @throws ExecutionException if the broker does not accept the command
   */
  synchronized boolean send() throws ExecutionException, InterruptedException {
    if (closed) {
      return false;
    }
    OrderEvent[] events = OrderEvent.values();
    OrderEvent event = events[random.nextInt(events.length)];
    String order = "A-" + (sent / 5 + random.nextInt(OPEN_ORDERS));
    producer
        .send(
            new ProducerRecord<>(
                Orders.topology().topics().commands(),
                order,
                Orders.MACHINE.fire("command-" + sent++, event)))
        .get();
    return true;
  }

  /** Returns the result of the check of all histories. */
  CheckReport check() {
    return StoreCheck.of(history).run();
  }

  private String report() {
    String dead =
        instances.stream()
            .filter(instance -> !instance.isAlive())
            .map(instance -> ", the " + instance + " instance is killed")
            .reduce("", String::concat);
    CheckReport report = check();
    return sent
        + " commands, "
        + projection.steps()
        + " steps, orders by state "
        + history.countByState()
        + ", "
        + (report.findings().isEmpty() ? "all histories are whole" : report)
        + dead;
  }

  /** Ends the processes and deletes their files. */
  @Override
  public synchronized void close() {
    closed = true;
    producer.close(Duration.ZERO);
    projection.close();
    instances.forEach(InstanceProcess::kill);
    try {
      broker.close();
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException e) {
      System.out.println("The files in " + folder + " were not deleted: " + e);
    }
  }
}
