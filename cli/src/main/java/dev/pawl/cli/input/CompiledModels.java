package dev.pawl.cli.input;

import java.nio.file.Path;

/** The models of machines that compilers write, in class output and in jars. */
public final class CompiledModels {

  /** The folder of the models. */
  public static final String FOLDER = "META-INF/pawl";

  /** The ending of the file names of models. */
  public static final String ENDING = ".json";

  private CompiledModels() {}

  /**
   * Returns whether a file is the model of a machine and not another document that a compiler
   * writes.
   */
  public static boolean isModel(Path file) {
    Path folder = file.getParent();
    return folder != null && folder.endsWith(FOLDER) && file.toString().endsWith(ENDING);
  }
}
