package dev.pawl.samples.kafka;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A process of an {@link OrderInstance}, whose output is printed with its name. */
final class InstanceProcess {

  private final String name;
  private final Process process;

  InstanceProcess(String name, String address, Path folder) throws IOException {
    this.name = name;
    Path tmp = Files.createDirectories(folder.resolve(name + "-tmp"));
    this.process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-Djava.io.tmpdir=" + tmp,
                    "-classpath",
                    System.getProperty("java.class.path"),
                    OrderInstance.class.getName(),
                    address,
                    folder.resolve(name).toString()))
            .redirectErrorStream(true)
            .start();
    Thread printer = new Thread(this::print, name);
    printer.setDaemon(true);
    printer.start();
  }

  private void print() {
    try (BufferedReader lines = process.inputReader()) {
      lines.lines().forEach(line -> System.out.println(name + ": " + line));
    } catch (IOException e) {
      // the process was killed
    }
  }

  long pid() {
    return process.pid();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  void kill() {
    process.destroyForcibly().onExit().join();
  }

  @Override
  public String toString() {
    return name;
  }
}
