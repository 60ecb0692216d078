package dev.pawl.maven;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.apache.maven.plugin.MojoExecutionException;

/** A search for machines in folders and jars. The command line finds the same machines. */
final class MachineSearch {

  private MachineSearch() {}

  /**
   * Returns whether a folder of classes or a jar contains compiled machines.
   *
   * @throws MojoExecutionException if the folder or jar cannot be read
   */
  static boolean findsCompiled(Path place) throws MojoExecutionException {
    return finds(place, MachineSearch::isModel);
  }

  /**
   * Returns whether a folder or a jar contains machines, compiled or in YAML.
   *
   * @throws MojoExecutionException if the folder or jar cannot be read
   */
  static boolean findsAny(Path place) throws MojoExecutionException {
    return finds(place, file -> isModel(file) || file.toString().endsWith(".pawl.yaml"));
  }

  private static boolean finds(Path place, Predicate<Path> wanted) throws MojoExecutionException {
    try {
      if (!Files.isRegularFile(place)) {
        return !CompilerOutput.files(place, wanted).isEmpty();
      }
      if (!place.toString().endsWith(".jar") && !place.toString().endsWith(".zip")) {
        return true; // a single machine
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return !CompilerOutput.files(jar.getPath("/"), wanted).isEmpty();
      }
    } catch (IOException e) {
      throw new MojoExecutionException("Pawl: cannot read " + place + ": " + e, e);
    }
  }

  private static boolean isModel(Path file) {
    Path folder = file.getParent();
    return folder != null && folder.endsWith("META-INF/pawl") && file.toString().endsWith(".json");
  }
}
