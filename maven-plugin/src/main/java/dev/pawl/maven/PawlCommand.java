package dev.pawl.maven;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.jspecify.annotations.Nullable;

/**
 * Runs the command line of Pawl in a separate process.
 *
 * @param repositories the remote repositories from which {@code pawl-cli} may be downloaded
 * @param log the log to which the output of commands is written
 */
record PawlCommand(ArtifactFiles files, @Nullable List<RemoteRepository> repositories, Log log) {

  private static final String ERROR = "error: ";
  private static final String WARNING = "warning: ";

  /**
   * The result of a command.
   *
   * @param exit the exit code
   * @param errors the reported errors that have no position in a file
   */
  record Result(int exit, List<String> errors) {}

  /**
   * Runs a command and logs its output. Errors and warnings in the output become errors and
   * warnings in the log.
   *
   * @param version the version of {@code pawl-cli}
   * @param arguments the name of the command and its arguments
   * @throws MojoExecutionException if the command cannot be run
   */
  Result run(String version, List<String> arguments) throws MojoExecutionException {
    Path cli =
        files.resolve(new DefaultArtifact("dev.pawl", "pawl-cli", "sh", version), repositories);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> line = new ArrayList<>(List.of(java, "-jar", cli.toString()));
    line.addAll(arguments);
    try {
      Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
      try (BufferedReader output =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        List<String> errors = new ArrayList<>();
        for (String each = output.readLine(); each != null; each = output.readLine()) {
          if (each.startsWith(ERROR)) {
            errors.add(each.substring(ERROR.length()));
            log.error(each);
          } else if (each.startsWith(WARNING)) {
            log.warn(each);
          } else {
            log.info(each);
          }
        }
        return new Result(process.waitFor(), errors);
      }
    } catch (IOException e) {
      throw new MojoExecutionException("Pawl: the command line could not be run", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("Pawl: the command line was interrupted", e);
    }
  }
}
