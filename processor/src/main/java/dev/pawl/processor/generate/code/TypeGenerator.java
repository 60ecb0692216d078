package dev.pawl.processor.generate.code;

import com.palantir.javapoet.TypeSpec;
import java.util.Optional;

/** Generates one type of a machine. */
public interface TypeGenerator {

  /** Returns whether the machine has this type. */
  boolean applies();

  /** Returns the type, without the annotation of all generated types. */
  TypeSpec generate();

  /**
   * Returns the service interface of the type, if the type can be created with its default
   * constructor.
   */
  default Optional<String> service() {
    return Optional.empty();
  }
}
