package dev.pawl.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/**
 * Writes a Java source for a module that has machines but no Java sources, because Maven would not
 * run the compiler for such a module. The source is a {@code package-info.java} without
 * annotations.
 */
final class SourceForMachines {

  private static final Pattern PACKAGE =
      Pattern.compile(
          "(?m)^\uFEFF?([\"']?)package\\1\\s*:\\s*(?:#.*\\s*)?[\"']?([\\p{L}_$][\\p{L}\\p{N}_$.]*)");

  /** The start of a file whose outermost map is in braces. */
  private static final Pattern BRACES = Pattern.compile("\uFEFF?(?:\\s+|#.*|---(?=\\s))*+\\{");

  /**
   * The package of the source if the machines have no package or an invalid one. The processor
   * reports a problem for such machines.
   */
  private static final String NO_PACKAGE = "machines";

  /** The maximum size of a machine file. The processor does not read larger files. */
  private static final int MAX_BYTES = 12_000_000;

  private final Path root;

  SourceForMachines(Path root) {
    this.root = root;
  }

  /**
   * Writes the source if the module needs it.
   *
   * @param sourceRoots the folders of the module's own sources
   * @param machineFolders the folders that {@code -Apawl.machines} sets
   * @return whether the module needs the source
   */
  boolean write(List<Path> sourceRoots, List<Path> machineFolders) throws IOException {
    for (Path folder : sourceRoots) {
      if (!folder.equals(root) && first(folder, ".java").isPresent()) {
        return false;
      }
    }
    for (Path folder : machineFolders) {
      Optional<Path> machine = first(folder, ".pawl.yaml");
      if (machine.isPresent()) {
        write(packageOf(machine.get()));
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the first file with an ending in alphabetical order, so that the result is equal in all
   * builds.
   */
  private static Optional<Path> first(Path folder, String ending) throws IOException {
    // only regular files are opened, because opening a pipe or a device can block
    return CompilerOutput.files(folder, f -> f.toString().endsWith(ending)).stream()
        .sorted()
        .findFirst();
  }

  private static String packageOf(Path machine) throws IOException {
    byte[] beginning;
    try (InputStream in = Files.newInputStream(machine)) {
      beginning = in.readNBytes(MAX_BYTES);
    }
    String text = new String(beginning, UTF_8);
    Matcher braces = BRACES.matcher(text);
    Matcher said = PACKAGE.matcher(braces.lookingAt() ? lines(text, braces.end()) : text);
    return said.find() && SourceVersion.isName(said.group(2)) ? said.group(2) : NO_PACKAGE;
  }

  /**
   * Returns the entries of a map in braces, each on its own line. Omits comments and the content of
   * inner maps and lists.
   *
   * @param start the index after the opening brace
   */
  private static String lines(String text, int start) {
    StringBuilder lines = new StringBuilder();
    int depth = 1;
    char before = '{'; // the last character that is not a blank
    for (int i = start; i < text.length() && depth > 0; i++) {
      char c = text.charAt(i);
      boolean isComment = c == '#' && " \t\n{[,".indexOf(text.charAt(i - 1)) >= 0;
      int end = i + 1;
      if (isComment) {
        end = endOf(text, '\n', i);
      } else if ((c == '"' || c == '\'') && "{[,:".indexOf(before) >= 0) {
        end = endOf(text, c, i) + 1;
      } else if (c == '{' || c == '[') {
        depth++;
      } else if (c == '}' || c == ']') {
        depth--;
      }
      boolean isBlank = Character.isWhitespace(c);
      if (depth == 1 && c == ',') {
        lines.append('\n');
      } else if (depth == 1 && !isComment && !isBlank) {
        lines.append(text, i, Math.min(end, text.length()));
      }
      before = isComment || isBlank ? before : c;
      i = end - 1;
    }
    return lines.toString();
  }

  /** Returns the index of the next occurrence of a character, or the length of the text. */
  private static int endOf(String text, char c, int start) {
    int end = text.indexOf(c, start + 1);
    return end < 0 ? text.length() : end;
  }

  /**
   * Escapes characters that are not ASCII, because the encoding in which the compiler reads sources
   * is not known.
   */
  private static String ascii(String name) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      out.append(c <= '~' ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
    }
    return out.toString();
  }

  /**
   * Writes the source. Does not write a file whose content would stay unchanged, because compilers
   * check the modification time.
   */
  private void write(String packageName) throws IOException {
    Path file = root.resolve(packageName.replace('.', '/')).resolve("package-info.java");
    String text =
        "/** The code that Pawl generates from machines in YAML. */\npackage "
            + ascii(packageName)
            + ";\n";
    if (!Files.exists(file) || !Files.readString(file, UTF_8).equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text, UTF_8);
    }
  }
}
