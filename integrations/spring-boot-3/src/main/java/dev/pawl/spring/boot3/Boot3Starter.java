package dev.pawl.spring.boot3;

import dev.pawl.spring.boot.starter.Starter;

/** The description of the starter for Spring Boot 3. */
public final class Boot3Starter implements Starter {

  /** Creates the description. Spring calls this constructor. */
  public Boot3Starter() {}

  @Override
  public String artifact() {
    return "pawl-spring-boot-3-starter";
  }

  @Override
  public int line() {
    return 3;
  }
}
