package dev.pawl.guides.snippet;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files that are written for a snippet, in a separate package. */
final class Unit {

  private static final Path FIXTURES = Documents.ROOT.resolve("docs/guides/src/test/snippets");
  private static final Pattern HOLE = Pattern.compile("^ *(//|#) snippet\n", Pattern.MULTILINE);
  private static final Pattern PUBLIC =
      Pattern.compile(
          "^public (?:final |sealed |abstract )*(?:enum|class|interface|record) (\\w+)",
          Pattern.MULTILINE);

  final Snippet snippet;
  final String packageName;
  private final Path folder;
  private final Path machines;

  /** Returns whether the snippet can be run. */
  boolean runs;

  Unit(Snippet snippet, String name, Path sources) {
    this.snippet = snippet;
    packageName = "snippet." + name;
    folder = sources.resolve("snippet").resolve(name);
    machines = sources.resolve("machines").resolve(name);
  }

  /** Writes the files of the snippet, of its fixtures and of the snippets that it names. */
  void write(String text, List<Snippet> with) throws IOException {
    Files.createDirectories(folder);
    Files.createDirectories(machines);
    boolean yaml = snippet.language().equals("yaml");
    String imports = yaml ? "" : snippet.assumed().importsOf(text);
    String own = yaml ? text : Statements.checked(Assumed.withoutImports(text));
    for (String fixture : snippet.names("fixture")) {
      String around = read(fixture + ".java");
      String machine = read(fixture + ".yaml");
      Matcher hole = HOLE.matcher(yaml ? machine : around);
      if (hole.find()) {
        assertFalse(
            Assumed.shown(around).contains("import"),
            () -> fixture + " has imports that readers of " + snippet + " do not see");
        own = hole.replaceFirst(Matcher.quoteReplacement(own));
        runs |= own.contains("static void run()");
      }
      if (!around.isEmpty() && !hasHole(around)) {
        java(fixture, around);
      }
      if (!machine.isEmpty() && !hasHole(machine)) {
        yaml(fixture, machine);
      }
    }
    if (yaml) {
      yaml("snippet", own);
    } else {
      java("Snippet", imports + own);
    }
    for (Snippet other : with) {
      if (other.language().equals("yaml")) {
        yaml(other.get("name"), other.text());
      } else {
        java(other.get("name"), declaration(other));
      }
    }
    if (!snippet.assumed().declarations().isEmpty()) {
      java("Assumed", snippet.assumed().declarations());
    }
  }

  private static String declaration(Snippet other) {
    return other.assumed().importsOf(other.text()) + Assumed.withoutImports(other.text());
  }

  private static boolean hasHole(String fixture) {
    return HOLE.matcher(fixture).find();
  }

  private static String read(String fixture) throws IOException {
    Path file = FIXTURES.resolve(fixture);
    return Files.exists(file) ? Files.readString(file) : "";
  }

  private void java(String name, String text) throws IOException {
    Matcher type = PUBLIC.matcher(text);
    String file = type.find() ? type.group(1) : name;
    String code = text.startsWith("package ") ? text : "package " + packageName + ";\n" + text;
    Files.writeString(folder.resolve(file + ".java"), code);
  }

  private void yaml(String name, String text) throws IOException {
    boolean placed = Pattern.compile("^package:", Pattern.MULTILINE).matcher(text).find();
    Files.writeString(
        machines.resolve(name + ".pawl.yaml"),
        placed ? text : "package: " + packageName + "\n" + text);
  }

  String name() {
    return folder.getFileName().toString();
  }

  Path machines() {
    return machines;
  }
}
