package dev.pawl.samples.pipeline;

import java.io.IOException;
import java.util.List;

/**
 * A tool that is an external program, whose argument is the id of the step.
 *
 * @param name the name of the program
 */
record ProcessTool(String name) implements Tool {

  @Override
  public int run(String step) {
    try {
      return exitCode(new ProcessBuilder(name, step).inheritIO());
    } catch (IOException e) {
      throw new IllegalStateException(name + " could not be started: " + e.getMessage(), e);
    }
  }

  @Override
  public boolean isHealthy() {
    try {
      return exitCode(
              new ProcessBuilder(List.of(name, "--version"))
                  .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                  .redirectError(ProcessBuilder.Redirect.DISCARD))
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private int exitCode(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IllegalStateException(name + " was interrupted", e);
    }
  }
}
