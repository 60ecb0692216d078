package dev.pawl.processor.report;

import com.sun.source.util.Trees;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

final class SyntaxTrees {

  private SyntaxTrees() {}

  /**
   * Returns the syntax trees of javac; empty for other compilers, and for a javac that a build tool
   * wraps.
   */
  static Optional<Trees> of(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (IllegalArgumentException | LinkageError e) {
      return Optional.empty();
    }
  }
}
