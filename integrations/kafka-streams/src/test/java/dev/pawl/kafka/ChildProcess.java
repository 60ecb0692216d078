package dev.pawl.kafka;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler.StreamThreadExceptionResponse;

/** A JVM that runs a topology and prints the partitions of its tasks. */
final class ChildProcess {

  /** The beginning of a line with partitions, each one digit. */
  private static final String TASKS = "tasks ";

  private final String name;
  private final Process process;
  private volatile Set<Integer> tasks = Set.of();

  /**
   * Starts a JVM with the class path of the tests.
   *
   * @param folder the folder for its files
   * @param main the main class. Its arguments are the address, the folder of its stores and the
   *     name
   */
  ChildProcess(Path folder, Class<?> main, String address, String name) throws IOException {
    this.name = name;
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
    // a killed process leaves its library of RocksDB there
    command.add("-Djava.io.tmpdir=" + Files.createDirectories(folder.resolve(name + "-tmp")));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(address, folder.resolve(name).toString(), name));
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    Thread reader = new Thread(this::read);
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try (BufferedReader lines = process.inputReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith(TASKS)) {
          tasks =
              line.substring(TASKS.length())
                  .chars()
                  .mapToObj(digit -> digit - '0')
                  .collect(Collectors.toUnmodifiableSet());
        } else {
          System.out.println(name + ": " + line);
        }
      }
    } catch (IOException e) {
      if (process.isAlive()) {
        throw new UncheckedIOException(e);
      }
      // killing the process closes its output
    }
  }

  /**
   * Runs a topology in this process and prints the partitions of its tasks until the process is
   * killed.
   *
   * @param name the name of the topology
   * @param args the arguments of the process
   * @param more additional properties
   */
  static void run(
      MachineTopology<?, ?> topology, String name, String[] args, Map<String, Object> more)
      throws InterruptedException {
    StreamsBuilder builder = new StreamsBuilder();
    topology.addTo(builder);
    Properties properties = new Properties();
    properties.putAll(topology.settings());
    properties.put(StreamsConfig.APPLICATION_ID_CONFIG, name);
    properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    properties.put(StreamsConfig.STATE_DIR_CONFIG, args[1]);
    properties.put(StreamsConfig.consumerPrefix("session.timeout.ms"), 6_000);
    properties.putAll(more);
    KafkaStreams streams = new KafkaStreams(builder.build(), properties);
    streams.setUncaughtExceptionHandler(
        error -> {
          System.out.println(error + ", caused by " + error.getCause());
          return StreamThreadExceptionResponse.REPLACE_THREAD;
        });
    streams.start();
    printTasks(streams);
  }

  private static void printTasks(KafkaStreams streams) throws InterruptedException {
    while (true) {
      System.out.println(
          streams.metadataForLocalThreads().stream()
              .flatMap(thread -> thread.activeTasks().stream())
              .map(task -> String.valueOf(task.taskId().partition()))
              .collect(Collectors.joining("", TASKS, "")));
      Thread.sleep(200);
    }
  }

  String name() {
    return name;
  }

  /** Returns the partitions of the process. */
  Set<Integer> tasks() {
    return tasks;
  }

  /** Kills the process by {@code kill -9}. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  /** Sends a signal, such as {@code STOP}. */
  void signal(String signal) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
  }
}
