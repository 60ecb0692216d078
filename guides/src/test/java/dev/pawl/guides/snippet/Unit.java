package dev.pawl.guides.snippet;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files that a snippet becomes, all in a package of its own. */
final class Unit {

  /** What may be used without an import where no fixture says otherwise. */
  private static final String IMPORTS =
      "import dev.pawl.*; import dev.pawl.hook.*; import dev.pawl.time.*;"
          + " import java.time.*; import java.util.*;\n";

  private static final Path FIXTURES = Documents.ROOT.resolve("guides/src/test/snippets");
  private static final Pattern HOLE = Pattern.compile("^ *(//|#) snippet\n", Pattern.MULTILINE);
  private static final Pattern PUBLIC =
      Pattern.compile(
          "^public (?:final |sealed |abstract )*(?:enum|class|interface|record) (\\w+)",
          Pattern.MULTILINE);

  final Snippet snippet;
  final String packageName;
  private final Path folder;
  private final Path machines;

  /** Whether there is something to run. */
  boolean runs;

  Unit(Snippet snippet, String name, Path sources) {
    this.snippet = snippet;
    packageName = "snippet." + name;
    folder = sources.resolve("snippet").resolve(name);
    machines = sources.resolve("machines").resolve(name);
  }

  /** Writes the files of the snippet, of its fixtures and of those that go with it. */
  void write(String text, List<Snippet> with) throws IOException {
    Files.createDirectories(folder);
    Files.createDirectories(machines);
    String own = snippet.language().equals("yaml") ? text : Statements.checked(text);
    String ending = snippet.language().equals("yaml") ? ".yaml" : ".java";
    boolean inHole = false;
    for (String fixture : snippet.names("fixture")) {
      Path file = FIXTURES.resolve(fixture + ".java");
      String around = Files.exists(file) ? Files.readString(file) : "";
      Path yaml = FIXTURES.resolve(fixture + ".yaml");
      String machine = Files.exists(yaml) ? Files.readString(yaml) : "";
      Matcher hole = HOLE.matcher(ending.equals(".yaml") ? machine : around);
      if (hole.find()) {
        inHole = true;
        own = hole.replaceFirst(Matcher.quoteReplacement(own));
        runs |= own.contains("static void run()");
        if (ending.equals(".java") && !machine.isEmpty()) {
          yaml(fixture, machine);
        } else if (ending.equals(".yaml") && !around.isEmpty()) {
          java(fixture, around);
        }
      } else {
        if (!around.isEmpty()) {
          java(fixture, around);
        }
        if (!machine.isEmpty()) {
          yaml(fixture, machine);
        }
      }
    }
    if (ending.equals(".yaml")) {
      yaml("snippet", own);
    } else {
      java("Snippet", inHole ? own : IMPORTS + own);
    }
    for (Snippet other : with) {
      if (other.language().equals("yaml")) {
        yaml(other.get("name"), other.text());
      } else {
        java(other.get("name"), IMPORTS + other.text());
      }
    }
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
