package dev.pawl.samples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * How a sample is run again. The build names the folder that it builds into and where its user
 * stands; a file of arguments for {@code java} is left there, so that the next run need not build.
 *
 * @param built the build's folder, or null where nothing is known of a build
 * @param stand where the user stands
 */
record Launch(Path built, Path stand) {

  private static final String BUILT = "pawl.built";
  private static final String STAND = "pawl.stand";

  /** As the build said by system properties. */
  static Launch asSaid() {
    String built = System.getProperty(BUILT, "");
    String stand = System.getProperty(STAND, "");
    return new Launch(built.isBlank() ? null : Path.of(built), Path.of(stand));
  }

  /** Leaves the file of arguments that starts this program as it runs now. */
  void leaveArguments() throws IOException {
    if (built != null) {
      String text =
          String.join(
              "\n",
              "-XX:TieredStopAtLevel=1",
              quoted("-D" + BUILT + "=" + built),
              quoted("-D" + STAND + "=" + stand),
              "-classpath " + quoted(System.getProperty("java.class.path")),
              Main.class.getName());
      Files.writeString(arguments(), text + "\n");
    }
  }

  /** In a file of arguments a backslash in quotes is written twice. */
  private static String quoted(String argument) {
    return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private Path arguments() {
    return built.resolve("run");
  }

  /**
   * The command that tells a sample.
   *
   * @param sample its name, or {@code all}
   */
  String command(String sample) {
    return built == null
        ? "mvn -q -Prun package -pl samples -am -Dpawl.sample=" + sample
        : "java @" + shown(arguments()) + " " + sample;
  }

  /** Where the machines' pages begin, or null where nothing is known of a build. */
  String pages() {
    return built == null ? null : shown(built.resolve("machines").resolve("index.html"));
  }

  private String shown(Path path) {
    return path.startsWith(stand) ? stand.relativize(path).toString() : path.toString();
  }
}
