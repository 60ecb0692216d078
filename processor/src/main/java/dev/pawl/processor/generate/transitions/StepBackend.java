package dev.pawl.processor.generate.transitions;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;

/** How a machine makes its steps: all in which a flat machine and a chart differ here. */
public interface StepBackend {

  /** The members of the class, in the plural: its transitions, or its steps. */
  String subject();

  /** Adds what steps are looked up in, which the definition refers to. */
  void addFields(TypeSpec.Builder type);

  /** The type of the definition. */
  TypeName definition();

  /** The expression that makes the definition. */
  CodeBlock newDefinition();

  /** Adds the functions that make steps, and those that the machine needs beside them. */
  void addSteps(TypeSpec.Builder type);

  /** Adds the types that only steps need. */
  void addTypes(TypeSpec.Builder type);
}
