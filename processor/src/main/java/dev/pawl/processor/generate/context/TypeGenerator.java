package dev.pawl.processor.generate.context;

import com.palantir.javapoet.TypeSpec;

/** Generates one type of a machine. */
public interface TypeGenerator {

  /** Whether the machine has this type. */
  boolean applies();

  /** The type, without the annotation that all generated types have. */
  TypeSpec generate();
}
