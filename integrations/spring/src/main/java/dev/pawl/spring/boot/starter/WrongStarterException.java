package dev.pawl.spring.boot.starter;

/** Thrown if a starter is for another major version of Spring Boot than the application has. */
public final class WrongStarterException extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final String artifact;
  private final int line;
  private final String present;

  WrongStarterException(Starter starter, String present) {
    super(
        starter.artifact()
            + " is for Spring Boot "
            + starter.line()
            + ", but this application has Spring Boot "
            + present
            + ".");
    this.artifact = starter.artifact();
    this.line = starter.line();
    this.present = present;
  }

  /** Returns the artifact id of the starter. */
  public String artifact() {
    return artifact;
  }

  /** Returns the major version of Spring Boot for which the starter is made. */
  public int line() {
    return line;
  }

  /** Returns the version of Spring Boot that the application has. */
  public String present() {
    return present;
  }
}
