package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.Optional;

/**
 * The objects that all writers of one enum use.
 *
 * @param gaps the collector of declarations that the enum cannot express
 */
record EnumContext(
    ResolvedMachine machine, ConstantNames names, Imports imports, UnsupportedFeatures gaps) {

  Machine declared() {
    return machine.declared();
  }

  /** Imports an annotation type of Pawl and returns a builder of the annotation. */
  Annotation.Builder annotation(String simpleName) {
    return Annotation.builder(imports.annotation(simpleName));
  }

  /** Returns an annotation on its own lines, indented and with a line feed at the end. */
  static String lines(Annotation annotation, int indent) {
    return " ".repeat(indent) + AnnotationLayout.of(annotation, indent) + "\n";
  }

  /**
   * Returns a description as Javadoc. Returns empty if the description is empty or if only a string
   * literal can represent the description.
   */
  static Optional<String> javadoc(String prose, int indent) {
    return prose.isEmpty() ? Optional.empty() : Comment.javadoc(prose, indent);
  }
}
