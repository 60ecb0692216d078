package dev.pawl.processor.generate.transitions;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;

/**
 * A generator of the parts of {@code NameTransitions} that differ between flat machines and charts.
 */
public interface StepBackend {

  /**
   * Returns the plural noun that comments use for the content of the class: transitions or steps.
   */
  String subject();

  /** Adds the tables of the steps, to which the definition refers. */
  void addFields(TypeSpec.Builder type);

  TypeName definition();

  /** Returns the expression that creates the definition. */
  CodeBlock newDefinition();

  /** Adds the functions that take steps, and the functions that the machine class calls. */
  void addSteps(TypeSpec.Builder type);

  /** Adds the nested types that the steps need. */
  void addTypes(TypeSpec.Builder type);
}
