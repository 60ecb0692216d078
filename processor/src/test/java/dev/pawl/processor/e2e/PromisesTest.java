package dev.pawl.processor.e2e;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the runtime promises of steps that fail, wait, are vetoed or forced, or run beside. */
class PromisesTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "steps").toAbsolutePath();

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
  Stream<DynamicTest> areKept() throws ClassNotFoundException {
    return Programs.tests(
        loader,
        List.of(
            "steps.Deferring",
            "steps.Hearing",
            "steps.Forcing",
            "steps.Asking",
            "steps.Ending",
            "steps.Choosing",
            "steps.Listening"));
  }
}
