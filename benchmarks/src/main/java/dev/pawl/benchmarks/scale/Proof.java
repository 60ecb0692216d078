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

/** Whether HotSpot has compiled what runs at a step, by what {@code PrintCompilation} tells. */
final class Proof {

  /** HotSpot never compiles a method with more bytes. */
  private static final int MOST_BYTES = 8_000;

  /** Time, number, marks, level, method, size, and what became of it. */
  private static final Pattern LINE =
      Pattern.compile(
          "\\s*\\d+\\s+\\d+\\s+([%sbn! ]{0,6}?)\\s*([1-4])\\s+(\\S+::\\S+)(?: @ -?\\d+)?"
              + "\\s+\\((\\d+) bytes\\)(.*)");

  private static final String NEVER = "was never compiled by C2";

  /** How often is walked before what is not compiled is a failure. */
  private static final int PATIENCE = 5;

  private Proof() {}

  /** Walks for some milliseconds, and says what is wrong. */
  interface Attempt {
    List<String> failures(int millis) throws IOException, InterruptedException;
  }

  /**
   * Walks again, each time four times as long, while nothing is wrong but that C2 is not done: how
   * soon it is done is not asked, and it may have no processor to itself.
   *
   * @return what is wrong at last, empty if nothing is
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
   * Walks, with all loops left to the interpreter, so that what they call is compiled by itself.
   *
   * @param hot the methods that must be compiled, as {@code package.Type::name}
   * @return what is wrong, empty if nothing is
   */
  static List<String> failures(Subject subject, List<Shape> shapes, Set<String> hot, int millis)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(String.valueOf(millis), "0", "false"));
    shapes.forEach(shape -> arguments.add(shape.name()));
    List<String> options = new ArrayList<>(List.of("-XX:+PrintCompilation"));
    options.add("-XX:CompileCommand=quiet");
    shapes.forEach(s -> options.add("-XX:CompileCommand=exclude,subject." + s.type() + "::walk"));
    List<String> told =
        new Fork(options, subject.classPath()).run(Walking.class, arguments.toArray(new String[0]));
    return failures(told, hot);
  }

  /** What is wrong by the lines that a JVM wrote. */
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

  /** The methods below a folder that are too large to be compiled, by their sizes in bytes. */
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
