package dev.pawl.spring.boot.starter;

/** A starter is for another line of Spring Boot than the application has. */
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
            + ", and this application has Spring Boot "
            + present
            + ".");
    this.artifact = starter.artifact();
    this.line = starter.line();
    this.present = present;
  }

  /** The artifact of the starter that is there. */
  public String artifact() {
    return artifact;
  }

  /** The line of Spring Boot that it is for. */
  public int line() {
    return line;
  }

  /** The version of Spring Boot that the application has. */
  public String present() {
    return present;
  }
}
