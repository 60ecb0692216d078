package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles and runs all golden cases on a newer JDK, if one is installed: for its own release, and
 * with its compiler for older releases.
 */
class OtherJdkTest {

  @TempDir Path temp;

  @Test
  @Tag("attack")
  void compilesAndRunsEverythingOnANewerJdk() throws IOException, InterruptedException {
    assumeTrue(Runtime.version().feature() < 21, "the tests run on a newer JDK already");
    assumeTrue(!Boolean.getBoolean("pawl.golden.update"), "the expected texts are being rewritten");
    Optional<InstalledJdk> jdk = InstalledJdk.atLeast(21);
    assumeTrue(jdk.isPresent(), "no JDK 21 or later stands beside the running one");
    Path output = temp.resolve("output");
    Process process =
        new ProcessBuilder(
                jdk.get().java().toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                classPath(),
                GoldenFork.class.getName(),
                Files.createDirectories(temp.resolve("work")).toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    boolean ended = process.waitFor(5, TimeUnit.MINUTES);
    process.destroyForcibly();
    assertTrue(ended, "it did not end");
    assertEquals(0, process.exitValue(), Files.readString(output));
  }

  /** Returns the class path of the tests, independent of how the test runner passes it. */
  private static String classPath() {
    Stream<String> declared =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator));
    List<Class<?>> needed =
        List.of(
            OtherJdkTest.class,
            dev.pawl.processor.PawlProcessor.class,
            dev.pawl.StateMachine.class);
    return Stream.concat(needed.stream().map(c -> Tool.locationOf(c).toString()), declared)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }
}
