package dev.pawl.processor.generate.code;

import com.palantir.javapoet.TypeSpec;
import java.util.Optional;

/** Generates one type of a machine. */
public interface TypeGenerator {

  /** Returns whether this type is generated for the machine. */
  boolean applies();

  /** Returns the type, without the annotation of all generated types. */
  TypeSpec generate();

  /**
   * Returns the service interface of which the type is a provider; empty if the type is no
   * provider.
   */
  default Optional<String> service() {
    return Optional.empty();
  }
}
