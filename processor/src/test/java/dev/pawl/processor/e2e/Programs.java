package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Programs that stand in a folder {@code src} beside the machines that they use: each method {@code
 * static void name()} is a test.
 */
public final class Programs {

  /** A test that takes longer never ends. */
  private static final Duration MOST = Duration.ofMinutes(1);

  private Programs() {}

  /** Compiles them with their machines. */
  public static URLClassLoader compile(Path folder, Path work) {
    Job job = Job.of(folder.resolve("src"), work).with("-Apawl.machines=" + folder);
    return Tool.JAVAC.compile(job).clean().loader();
  }

  /** The tests of some programs, by the names of their classes. */
  public static Stream<DynamicTest> tests(ClassLoader loader, List<String> programs)
      throws ClassNotFoundException {
    Stream.Builder<DynamicTest> tests = Stream.builder();
    for (String program : programs) {
      Class<?> type = loader.loadClass(program);
      for (Method method : type.getDeclaredMethods()) {
        int modifiers = method.getModifiers();
        boolean isTest =
            !Modifier.isPrivate(modifiers)
                && !method.isSynthetic()
                && method.getParameterCount() == 0;
        if (isTest) {
          String name = type.getSimpleName() + " " + method.getName();
          tests.add(DynamicTest.dynamicTest(name, () -> run(method)));
        }
      }
    }
    return tests.build();
  }

  private static void run(Method method) {
    method.setAccessible(true);
    assertTimeoutPreemptively(
        MOST,
        () -> {
          try {
            method.invoke(null);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        });
  }
}
