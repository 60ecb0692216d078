package dev.pawl.processor.generate.code;

import com.palantir.javapoet.TypeSpec;
import java.util.Optional;

/** Generates one type of a machine. */
public interface TypeGenerator {

  /** Whether the machine has this type. */
  boolean applies();

  /** The type, without the annotation that all generated types have. */
  TypeSpec generate();

  /** The service that a program finds the type by, if it can be made without being asked for. */
  default Optional<String> service() {
    return Optional.empty();
  }
}
