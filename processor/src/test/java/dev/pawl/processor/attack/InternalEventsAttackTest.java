package dev.pawl.processor.attack;

import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Tool;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
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
    Compiled compiled =
        Tool.JAVAC.compile(Job.of(FOLDER.resolve("src"), work).with("-Apawl.machines=" + FOLDER));
    loader = compiled.clean().loader();
  }

  @AfterAll
  static void close() throws IOException {
    if (loader != null) {
      loader.close();
    }
  }

  @TestFactory
  Stream<DynamicTest> noDoorIsOpen() throws ClassNotFoundException {
    Stream.Builder<DynamicTest> tests = Stream.builder();
    for (String program : PROGRAMS) {
      for (Method method : loader.loadClass("internal." + program).getDeclaredMethods()) {
        int modifiers = method.getModifiers();
        if (!Modifier.isPrivate(modifiers) && method.getParameterCount() == 0) {
          tests.add(DynamicTest.dynamicTest(program + " " + method.getName(), () -> run(method)));
        }
      }
    }
    return tests.build();
  }

  private static void run(Method method) throws Throwable {
    method.setAccessible(true);
    try {
      method.invoke(null);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
