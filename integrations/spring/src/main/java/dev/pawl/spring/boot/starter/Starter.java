package dev.pawl.spring.boot.starter;

/**
 * A description of a Spring Boot starter on the class path. Each starter is made for one major
 * version of Spring Boot. Implementations are listed in {@code META-INF/spring.factories}.
 * Immutable.
 */
public interface Starter {

  /** Returns the artifact id of the starter. */
  String artifact();

  /** Returns the major version of Spring Boot for which the starter is made. */
  int line();
}
