package dev.pawl.spring.boot4;

import dev.pawl.spring.boot.starter.Starter;

/** The description of the starter for Spring Boot 4. */
public final class Boot4Starter implements Starter {

  /** Creates the description. Spring calls this constructor. */
  public Boot4Starter() {}

  @Override
  public String artifact() {
    return "pawl-spring-boot-4-starter";
  }

  @Override
  public int line() {
    return 4;
  }
}
