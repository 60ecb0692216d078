package dev.pawl.spring.boot.starter;

/**
 * A starter on the class path, which tells the line of Spring Boot that it is for; named in {@code
 * META-INF/spring.factories}. Immutable.
 */
public interface Starter {

  /** The artifact, without its group. */
  String artifact();

  /** The line of Spring Boot: its major version. */
  int line();
}
