package dev.pawl.processor.report;

import com.sun.source.util.Trees;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/** Access to the syntax trees of javac. */
final class SyntaxTrees {

  private SyntaxTrees() {}

  /** Returns the trees; empty if the compiler is not javac, or is wrapped by a build tool. */
  static Optional<Trees> of(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (IllegalArgumentException | LinkageError e) {
      return Optional.empty();
    }
  }
}
