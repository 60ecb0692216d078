package dev.pawl.processor.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** An installed JDK other than the running one. */
record InstalledJdk(Path home, int feature) {

  /** Returns the newest JDK with at least a version, if there is one. */
  static Optional<InstalledJdk> atLeast(int feature) {
    try {
      Path running = Path.of(System.getProperty("java.home")).toRealPath();
      try (Stream<Path> siblings = Files.list(running.getParent())) {
        return siblings
            .flatMap(home -> at(home).stream())
            .filter(jdk -> jdk.feature() >= feature)
            .max(Comparator.comparingInt(InstalledJdk::feature));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<InstalledJdk> at(Path home) {
    Properties release = new Properties();
    try (var in = Files.newInputStream(home.resolve("release"))) {
      release.load(in);
    } catch (IOException e) {
      return Optional.empty();
    }
    String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
    boolean compiles = Files.isRegularFile(home.resolve("lib").resolve("ct.sym"));
    return compiles && !version.isEmpty()
        ? Optional.of(new InstalledJdk(home, Runtime.Version.parse(version).feature()))
        : Optional.empty();
  }

  Path java() {
    return home.resolve("bin").resolve("java");
  }
}
