package dev.pawl.processor.e2e;

import java.nio.file.Path;

/** The documents of the machines of all golden cases. */
public final class CompiledDocuments {

  private CompiledDocuments() {}

  /** Compiles every case into a folder and returns the folder. */
  public static Path in(Path folder) {
    for (GoodCase good : GoodCase.all()) {
      Tool.JAVAC.compile(good.job(folder.resolve(good.name())).with("-proc:only"));
    }
    return folder;
  }
}
