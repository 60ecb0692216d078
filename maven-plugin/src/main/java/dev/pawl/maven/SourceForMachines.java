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
import java.util.stream.Stream;

/**
 * A source for modules that have none: without one Maven does not run the compiler at all, however
 * many machines there are. It is the description of a package, from which no class is made.
 */
final class SourceForMachines {

  private static final Pattern PACKAGE =
      Pattern.compile("(?m)^package:\\s*[\"']?((?:[\\p{L}_$][\\p{L}\\p{N}_$]*\\.?)+)");

  /** The package of a machine that has none of its own, which the processor warns of. */
  private static final String NO_PACKAGE = "machines";

  /** The processor reads no longer file. */
  private static final int MOST_BYTES = 12_000_000;

  private final Path root;

  /**
   * A source below a folder.
   *
   * @param root a folder for sources in the build directory, in which nothing else is
   */
  SourceForMachines(Path root) {
    this.root = root;
  }

  /**
   * Writes it, if it is needed; whether it is.
   *
   * @param sourceRoots the folders of the module's own sources
   * @param machineFolders those that {@code -Apawl.machines} names
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

  /** The first file in the order of names, so that it is the same in every build. */
  private static Optional<Path> first(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      // a pipe or a device is never opened
      return files
          .filter(f -> f.toString().endsWith(ending) && Files.isRegularFile(f))
          .sorted()
          .findFirst();
    }
  }

  private static String packageOf(Path machine) throws IOException {
    byte[] beginning;
    try (InputStream in = Files.newInputStream(machine)) {
      beginning = in.readNBytes(MOST_BYTES);
    }
    Matcher said = PACKAGE.matcher(new String(beginning, UTF_8));
    return said.find() ? said.group(1) : NO_PACKAGE;
  }

  /** Writes all but ASCII as escapes, since compilers read sources in any encoding. */
  private static String ascii(String name) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      out.append(c <= '~' ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
    }
    return out.toString();
  }

  /** Leaves a file alone that is as it should be, since compilers look at its time. */
  private void write(String packageName) throws IOException {
    Path file = root.resolve(packageName.replace('.', '/')).resolve("package-info.java");
    String text =
        "/** What Pawl generated from machines in YAML. */\npackage " + ascii(packageName) + ";\n";
    if (!Files.exists(file) || !Files.readString(file, UTF_8).equals(text)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text, UTF_8);
    }
  }
}
