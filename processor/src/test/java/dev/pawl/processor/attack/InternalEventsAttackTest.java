package dev.pawl.processor.attack;

import dev.pawl.processor.e2e.Programs;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tries to make happen what only the machine itself may: that a state is done, that a timer has run
 * down. The programs that try it stand beside their machines and are compiled with them.
 */
@Tag("attack")
class InternalEventsAttackTest {

  private static final Path FOLDER =
      Path.of("src", "test", "resources", "attack", "internal").toAbsolutePath();

  /** The programs; each of their methods {@code static void name()} is a test. */
  private static final List<String> PROGRAMS =
      List.of("OrderDoors", "CourierDoors", "AgentDoors", "BreakerDoors", "SnapshotDoors");

  @TempDir static Path work;

  private static URLClassLoader loader;

  @BeforeAll
  static void compile() {
    loader = Programs.compile(FOLDER, work);
  }

  @AfterAll
  static void close() throws IOException {
    if (loader != null) {
      loader.close();
    }
  }

  @TestFactory
  Stream<DynamicTest> noDoorIsOpen() throws ClassNotFoundException {
    return Programs.tests(loader, PROGRAMS.stream().map(p -> "internal." + p).toList());
  }
}
