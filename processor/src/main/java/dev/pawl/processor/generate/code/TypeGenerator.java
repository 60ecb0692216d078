package dev.pawl.processor.generate.code;

import com.palantir.javapoet.TypeSpec;
import java.util.Optional;

/** Generates one type of a machine. */
public interface TypeGenerator {

  /** Returns whether the type is generated for the machine. */
  boolean applies();

  /** Returns the type, without the annotation of all generated types. */
  TypeSpec generate();

  /**
   * Returns the service interface that the type implements, if the type is a service provider with
   * a default constructor.
   */
  default Optional<String> service() {
    return Optional.empty();
  }
}
