package dev.pawl.spring.boot.starter;

/**
 * A starter on the class path. Each starter is for one major version of Spring Boot.
 * Implementations are listed in {@code META-INF/spring.factories}. Immutable.
 */
public interface Starter {

  /** Returns the artifact id. */
  String artifact();

  /** Returns the major version of Spring Boot for which the starter is made. */
  int line();
}
