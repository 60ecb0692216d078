package dev.pawl.samples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The command that runs a sample again. Writes an argument file for {@code java} to the build
 * folder, so that the next run needs no build.
 *
 * @param built the build folder; null if the build folder is unknown
 * @param directory the working directory of the user
 */
record Launch(@Nullable Path built, Path directory) {

  private static final String BUILT = "pawl.built";
  private static final String DIRECTORY = "pawl.directory";

  /** Creates a launch from the system properties that the build sets. */
  static Launch fromSystemProperties() {
    String built = System.getProperty(BUILT, "");
    String directory = System.getProperty(DIRECTORY, "");
    return new Launch(built.isBlank() ? null : Path.of(built), Path.of(directory));
  }

  /** Writes the argument file that starts this program again. */
  void leaveArguments() throws IOException {
    if (built != null) {
      String text =
          String.join(
              "\n",
              "-XX:TieredStopAtLevel=1",
              quoted("-D" + BUILT + "=" + built),
              quoted("-D" + DIRECTORY + "=" + directory),
              "-classpath " + quoted(System.getProperty("java.class.path")),
              Main.class.getName());
      Files.writeString(arguments(built), text + "\n");
    }
  }

  /** Quotes an argument. In an argument file, a backslash in quotes must be doubled. */
  private static String quoted(String argument) {
    return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static Path arguments(Path folder) {
    return folder.resolve("run");
  }

  /**
   * Returns the command that runs a sample.
   *
   * @param sample the name of the sample, or {@code all}
   */
  String command(String sample) {
    return built == null
        ? "mvn -q -Prun package -pl samples -am -Dpawl.sample=" + sample
        : "java @" + shown(arguments(built)) + " " + sample;
  }

  /** Returns the path of the index of the machines' pages; null if the build folder is unknown. */
  @Nullable String pages() {
    return built == null ? null : shown(built.resolve("machines").resolve("index.html"));
  }

  private String shown(Path path) {
    return path.startsWith(directory) ? directory.relativize(path).toString() : path.toString();
  }
}
