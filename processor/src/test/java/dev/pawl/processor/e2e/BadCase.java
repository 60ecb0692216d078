package dev.pawl.processor.e2e;

import dev.pawl.language.problem.Code;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder with an invalid declaration. A comment {@code expect: PAWL012} names an expected
 * problem, at the end of its line or alone in the line above; the file {@code options} contains
 * expected problems without a place. Each line of the file {@code says} is the line and column of a
 * problem and the end of the first line of its message, such as {@code 4:3 Add a target.}
 */
record BadCase(Path folder) {

  private static final Path ALL = Path.of("src", "test", "resources", "bad").toAbsolutePath();
  private static final Pattern EXPECT = Pattern.compile("(.*?)(?://|#) expect:((?: PAWL\\d{3})+)");

  /** An expected problem. Without a place, the line is 0 and the file is empty. */
  record Expected(String code, String file, int line) implements Comparable<Expected> {
    @Override
    public int compareTo(Expected other) {
      return toString().compareTo(other.toString());
    }
  }

  static List<BadCase> all() {
    try (Stream<Path> folders = Files.list(ALL)) {
      return folders.filter(Files::isDirectory).sorted().map(BadCase::new).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String name() {
    return folder.getFileName().toString();
  }

  /** Returns whether the types are generated in spite of the problem. */
  boolean generatesAnyway() {
    return Stream.of("PAWL041", "PAWL042", "PAWL045", "PAWL052", "PAWL131")
        .anyMatch(name()::startsWith);
  }

  /**
   * Returns whether a type of the user has the name of a generated type, so that other code does
   * not find the generated type.
   */
  boolean hidesGenerated() {
    return name().startsWith(Code.TYPE_EXISTS.id());
  }

  Job job(Path work) {
    List<String> options = new ArrayList<>(GoodCase.lines(folder.resolve("options")));
    if (!Job.below(folder, ".yaml").isEmpty()) {
      options.add("-Apawl.machines=" + folder);
    }
    if (!Job.below(folder, ".lock").isEmpty()) {
      options.add("-Apawl.lock=" + folder);
    }
    boolean withData = !name().startsWith(Code.DATA_MISSING.id());
    String data = withData ? File.pathSeparator + Job.DATA : "";
    options.addAll(List.of("-classpath", Job.RUNTIME + data));
    List<Path> sources = new ArrayList<>(Job.below(folder, ".java"));
    if (sources.isEmpty()) {
      // a compiler needs at least one source
      sources.add(Job.write(work.resolve("source"), "Nothing.java", "class Nothing {}\n"));
    }
    return new Job(sources, work, 17, false, options);
  }

  /** Returns the expected problems, sorted. */
  List<Expected> expected() {
    List<Expected> all = new ArrayList<>();
    for (Path file : Job.below(folder, "")) {
      List<String> lines = lines(file);
      for (int i = 0; i < lines.size(); i++) {
        Matcher matcher = EXPECT.matcher(lines.get(i));
        // some lines have the maximum length
        if (lines.get(i).contains("expect:") && matcher.find()) {
          for (String code : matcher.group(2).strip().split(" ")) {
            all.add(expected(code, file, matcher.group(1).isBlank() ? i + 1 : i));
          }
        }
      }
    }
    return all.stream().sorted().toList();
  }

  /** Returns the expected ends of messages, each with its line and column. */
  List<String> says() {
    Path says = folder.resolve("says");
    return Files.exists(says) ? lines(says) : List.of();
  }

  private static Expected expected(String code, Path file, int index) {
    String name = file.getFileName().toString();
    if (name.equals("options")) {
      return new Expected(code, "", 0);
    }
    return new Expected(code, name, 1 + index);
  }

  static List<String> lines(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
