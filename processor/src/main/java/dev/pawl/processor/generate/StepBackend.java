package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;

/**
 * A generator of those members of {@code NameTransitions} that differ between flat machines and
 * charts.
 */
interface StepBackend {

  /**
   * Returns the noun with which comments describe the content of the class: {@code transitions} or
   * {@code steps}.
   */
  String subject();

  /** Adds the fields of tables that the definition uses. */
  void addFields(TypeSpec.Builder type);

  TypeName definition();

  /** Returns the expression that creates the definition. */
  CodeBlock newDefinition();

  /**
   * Adds the functions that take steps, and the functions that only the generated machine class
   * calls.
   */
  void addSteps(TypeSpec.Builder type);

  /** Adds the nested types that the steps need. */
  void addTypes(TypeSpec.Builder type);
}
