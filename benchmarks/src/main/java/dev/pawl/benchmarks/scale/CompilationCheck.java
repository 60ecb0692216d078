package dev.pawl.benchmarks.scale;

import dev.pawl.benchmarks.start.Fork;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks in the output of {@code PrintCompilation} whether HotSpot has compiled the methods of a
 * step.
 */
final class CompilationCheck {

  /** The maximum size in bytes of methods that HotSpot compiles. */
  private static final int MOST_BYTES = 8_000;

  /** A line of the output: time, number, marks, level, method, size, and result. */
  private static final Pattern LINE =
      Pattern.compile(
          "\\s*\\d+\\s+\\d+\\s+([%sbn! ]{0,6}?)\\s*([1-4])\\s+(\\S+::\\S+)(?: @ -?\\d+)?"
              + "\\s+\\((\\d+) bytes\\)(.*)");

  private static final String NEVER = "was never compiled by C2";

  /** The number of walks after which a method that is not compiled is a failure. */
  private static final int PATIENCE = 5;

  private CompilationCheck() {}

  /** Walks for a number of milliseconds, and returns the failures. */
  interface Attempt {
    List<String> failures(int millis) throws IOException, InterruptedException;
  }

  /**
   * Repeats the walk while the only failure is that C2 has not compiled a method yet. Each walk
   * takes four times as long, because C2 may have to share a processor.
   *
   * @return the failures of the last walk; empty if there are none
   */
  static List<String> waiting(int millis, Attempt attempt)
      throws IOException, InterruptedException {
    int time = millis;
    List<String> failures = attempt.failures(time);
    for (int walks = 1; walks < PATIENCE && mayChange(failures); walks++) {
      time *= 4;
      failures = attempt.failures(time);
    }
    return failures;
  }

  private static boolean mayChange(List<String> failures) {
    return !failures.isEmpty() && failures.stream().allMatch(f -> f.endsWith(NEVER));
  }

  /**
   * Walks in a new JVM. All loops are interpreted, so that the methods they call are compiled
   * separately.
   *
   * @param hot the methods that must be compiled, as {@code package.Type::name}
   * @return the failures; empty if there are none
   */
  static List<String> failures(
      CompiledMachine subject, List<CodeStyle> shapes, Set<String> hot, int millis)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(String.valueOf(millis), "0", "false"));
    shapes.forEach(shape -> arguments.add(shape.name()));
    List<String> options = new ArrayList<>(List.of("-XX:+PrintCompilation"));
    options.add("-XX:CompileCommand=quiet");
    shapes.forEach(s -> options.add("-XX:CompileCommand=exclude,subject." + s.type() + "::walk"));
    List<String> output =
        new Fork(options, subject.classPath())
            .run(ScaleProgram.class, arguments.toArray(new String[0]));
    return failures(output, hot);
  }

  /** Returns the failures in the output of a JVM. */
  static List<String> failures(List<String> lines, Set<String> hot) {
    Map<String, String> last = new HashMap<>();
    List<String> failures = new ArrayList<>();
    for (String line : lines) {
      Matcher matcher = LINE.matcher(line);
      if (!matcher.matches() || !hot.contains(matcher.group(3))) {
        continue;
      }
      String method = matcher.group(3);
      boolean final4 = matcher.group(2).equals("4") || matcher.group(2).equals("1");
      String fate = matcher.group(5);
      if (fate.contains("COMPILE SKIPPED")) {
        failures.add(method + " was refused:" + fate);
      } else if (final4 && !matcher.group(1).contains("%")) {
        last.put(method, fate.contains("made not entrant") ? "was given up" : "");
      }
    }
    for (String method : hot) {
      String fate = last.getOrDefault(method, NEVER);
      if (!fate.isEmpty()) {
        failures.add(method + " " + fate);
      }
    }
    return failures;
  }

  /** Returns the methods of types that are too large to be compiled, with their sizes in bytes. */
  static List<String> tooLarge(Path classes, Set<String> types) throws IOException {
    List<String> failures = new ArrayList<>();
    for (String type : types) {
      Map<String, Integer> sizes = MethodSizes.of(classes.resolve(type + ".class"));
      sizes.forEach(
          (method, size) -> {
            if (size > MOST_BYTES) {
              failures.add(type + " " + method + " has " + size + " bytes");
            }
          });
    }
    return failures;
  }
}
