package dev.pawl.spring.boot3;

import dev.pawl.spring.boot.starter.Starter;

/** Tells that this is the starter for Spring Boot 3. */
public final class Boot3Starter implements Starter {

  /** Made by Spring. */
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
