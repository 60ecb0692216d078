package dev.pawl.samples.kafka;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** A Kafka broker in this JVM, on the loopback interface. */
final class Broker implements AutoCloseable {

  private final Path folder;
  private final int port;
  private final KafkaRaftServer server;

  /** Starts a broker with free ports and an empty folder. */
  Broker() throws Exception {
    folder = Files.createTempDirectory("pawl-orders");
    port = freePort();
    int controller = freePort();
    Map<String, Object> config = new HashMap<>();
    config.put("process.roles", "broker,controller");
    config.put("node.id", "1");
    config.put("controller.quorum.voters", "1@127.0.0.1:" + controller);
    config.put(
        "listeners", "PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controller);
    config.put("advertised.listeners", "PLAINTEXT://127.0.0.1:" + port);
    config.put("controller.listener.names", "CONTROLLER");
    config.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
    config.put("log.dirs", folder.toString());
    for (String one :
        List.of(
            "offsets.topic.replication.factor",
            "offsets.topic.num.partitions",
            "transaction.state.log.replication.factor",
            "transaction.state.log.min.isr",
            "transaction.state.log.num.partitions",
            "share.coordinator.state.topic.replication.factor",
            "share.coordinator.state.topic.min.isr",
            "share.coordinator.state.topic.num.partitions",
            "default.replication.factor",
            "min.insync.replicas")) {
      config.put(one, "1");
    }
    config.put("group.initial.rebalance.delay.ms", "0");
    config.put("log.cleaner.dedupe.buffer.size", "2097152");
    new Formatter()
        .setClusterId("cGF3bC1rYWZrYS1zYW1wbA")
        .setNodeId(1)
        .setControllerListenerName("CONTROLLER")
        .setReleaseVersion(MetadataVersion.LATEST_PRODUCTION)
        .setMetadataLogDirectory(folder.toString())
        .setDirectories(List.of(folder.toString()))
        .setIgnoreFormatted(true)
        .run();
    server = new KafkaRaftServer(new KafkaConfig(config), Time.SYSTEM);
    server.startup();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** Returns the address for clients. */
  String address() {
    return "127.0.0.1:" + port;
  }

  @Override
  public void close() throws IOException {
    server.shutdown();
    server.awaitShutdown();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
