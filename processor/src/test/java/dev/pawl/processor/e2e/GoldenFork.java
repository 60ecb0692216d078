package dev.pawl.processor.e2e;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compiles and runs every golden case with the compilers of the running JDK, for all its releases.
 * Started by {@link OtherJdkTest} on a newer JDK.
 */
final class GoldenFork {

  private GoldenFork() {}

  /** Runs all cases in the given folder, prints the failures, and exits with their number. */
  public static void main(String[] arguments) throws IOException {
    Path work = Path.of(arguments[0]);
    List<String> failures = new ArrayList<>();
    for (GoodCase good : GoodCase.all()) {
      for (int release : Tool.releases()) {
        check(good, Tool.JAVAC, release, work, failures);
      }
      check(good, Tool.ECJ, 21, work, failures);
    }
    failures.forEach(System.out::println);
    System.exit(Math.min(failures.size(), 100));
  }

  private static void check(
      GoodCase good, Tool tool, int release, Path work, List<String> failures) {
    String what = good.name() + "-" + tool + "-" + release;
    try {
      Compiled compiled = good.compileAndRun(tool, release, work.resolve(what));
      if (release == 17) {
        good.differences(compiled.generated()).forEach(d -> failures.add(what + ": " + d));
      }
    } catch (RuntimeException | AssertionError | LinkageError e) {
      failures.add(what + ": " + e);
    }
  }
}
