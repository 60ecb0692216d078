package dev.pawl.cli.input;

import java.nio.file.Path;

/** The models of machines, which the annotation processor writes as JSON. */
public final class CompiledModels {

  /** The folder of models in the class output and in jars. */
  public static final String FOLDER = "META-INF/pawl";

  /** The end of the names of models. */
  public static final String ENDING = ".json";

  private CompiledModels() {}

  public static boolean isModel(Path file) {
    Path folder = file.getParent();
    return folder != null && folder.endsWith(FOLDER) && file.toString().endsWith(ENDING);
  }
}
