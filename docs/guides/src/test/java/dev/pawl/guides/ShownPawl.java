package dev.pawl.guides;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Runs a {@code pawl} command of a document with the command line. */
final class ShownPawl {

  private static final Path MACHINES = Documents.ROOT.resolve("samples/src/main/pawl");
  private static final Path MACHINE = MACHINES.resolve("circuit-breaker.pawl.yaml");

  /**
   * Commands that are not run, because they need the packaged file or a document of the reader, or
   * do not end.
   */
  private static final Set<String> NOT_RUN =
      Set.of("preview", "sync", "requirements", "import", "FILE", "--version");

  private final Method run;
  private final Constructor<?> terminal;

  ShownPawl() throws Exception {
    Class<?> type = Class.forName("dev.pawl.cli.Terminal");
    run = Class.forName("dev.pawl.cli.CommandLine").getDeclaredMethod("run", String[].class, type);
    run.setAccessible(true);
    terminal =
        type.getDeclaredConstructor(
            InputStream.class, PrintStream.class, PrintStream.class, boolean.class, boolean.class);
    terminal.setAccessible(true);
  }

  List<String> problems(List<String> words) throws Exception {
    for (String word : words) {
      boolean ours = word.startsWith("samples/") || word.startsWith("cli/");
      if (ours && !Files.exists(Documents.ROOT.resolve(word))) {
        return List.of("no file " + word);
      }
    }
    // the command and its options are read before help is given
    List<String> asked = new ArrayList<>(words);
    asked.add("--help");
    String help = outcome(asked);
    if (!help.isEmpty()) {
      return List.of(help);
    }
    boolean drawn = words.stream().anyMatch(word -> word.matches(".*\\.(png|pdf)|png|pdf"));
    boolean left = words.size() < 2 || words.stream().anyMatch(NOT_RUN::contains);
    if (drawn || left || words.contains("…")) {
      return List.of();
    }
    Path folder = Files.createTempDirectory("pawl-guides");
    try {
      String result = outcome(placed(words, folder));
      return result.isEmpty() ? List.of() : List.of(result);
    } finally {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** The same with machines that are there, and a folder for what is written. */
  private static List<String> placed(List<String> words, Path folder) {
    List<String> placed = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      String before = i == 0 ? "" : words.get(i - 1);
      if (before.equals("-o") || before.equals("--out")) {
        placed.add(folder.resolve(word).toString());
      } else if (before.startsWith("--") && !before.contains("=")) {
        placed.add(word);
      } else if (word.matches(".*\\.(pawl\\.yaml|yaml)")) {
        placed.add(MACHINE.toString());
      } else if (word.equals("src/main/pawl") || word.equals("samples/src/main/pawl")) {
        placed.add(MACHINES.toString());
      } else {
        placed.add(word);
      }
    }
    return placed;
  }

  private String outcome(List<String> words) throws Exception {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream quiet = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    PrintStream said = new PrintStream(err, true, StandardCharsets.UTF_8);
    InputStream in = new ByteArrayInputStream(Files.readAllBytes(MACHINE));
    Object streams = terminal.newInstance(in, quiet, said, true, false);
    int code = (int) run.invoke(null, words.toArray(String[]::new), streams);
    return code == 0 ? "" : "exit code " + code + ": " + err.toString(StandardCharsets.UTF_8);
  }
}
