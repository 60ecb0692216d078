package dev.pawl.playground.jdk;

import dev.pawl.cli.input.JdkTypes;
import dev.pawl.cli.input.JdkTypes.JdkType;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The table of the JDK's public types, which the build writes and the playground reads. Each line
 * has a package and its types, each as its name, a colon and the number of its type parameters.
 */
public final class JdkTypeTable {

  /** The path of the table in the class path. */
  private static final String PATH = "/dev/pawl/playground/jdk/jdk-types.txt";

  private JdkTypeTable() {}

  /**
   * Writes the table of the running JDK.
   *
   * @param arguments the folder of compiled classes
   */
  public static void main(String[] arguments) throws IOException {
    Files.writeString(Path.of(arguments[0], PATH), table());
  }

  /** Returns the table of the running JDK. */
  static String table() throws IOException {
    Map<String, TreeSet<String>> types = new TreeMap<>();
    Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
    try (Stream<Path> files = Files.find(modules, 99, (f, a) -> f.toString().endsWith(".class"))) {
      files
          .map(file -> file.subpath(2, file.getNameCount()).toString())
          .filter(name -> name.startsWith("java/"))
          .map(name -> name.replace(".class", "").replace('/', '.'))
          .flatMap(name -> type(name).stream())
          .forEach(
              type ->
                  types
                      .computeIfAbsent(type.packageName(), p -> new TreeSet<>())
                      .add(String.join(".", type.simpleNames()) + ":" + type.parameters()));
    }
    StringBuilder table = new StringBuilder();
    types.forEach(
        (name, words) ->
            table.append(name).append(' ').append(String.join(" ", words)).append('\n'));
    return table.toString();
  }

  private static Optional<JdkType> type(String binaryName) {
    try {
      Class<?> type = Class.forName(binaryName, false, ClassLoader.getPlatformClassLoader());
      return type.getCanonicalName() == null ? Optional.empty() : JdkTypes.of(type);
    } catch (ClassNotFoundException | LinkageError e) {
      return Optional.empty();
    }
  }
}
