package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.Optional;

/** The parts that belong to all of an enum in the making. */
record EnumContext(
    ResolvedMachine machine, ConstantNames names, Imports imports, UnsupportedFeatures gaps) {

  Machine declared() {
    return machine.declared();
  }

  /** An annotation of Pawl's of which nothing is said yet. */
  Annotation.Builder annotation(String simpleName) {
    return Annotation.builder(imports.annotation(simpleName));
  }

  /** An annotation on lines of its own. */
  static String lines(Annotation annotation, int indent) {
    return " ".repeat(indent) + AnnotationLayout.of(annotation, indent) + "\n";
  }

  /** A description as Javadoc; empty where there is none, or where only a literal can hold it. */
  static Optional<String> javadoc(String prose, int indent) {
    return prose.isEmpty() ? Optional.empty() : Comment.javadoc(prose, indent);
  }
}
