package dev.pawl.samples.spring;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** A shop, whose orders are in a store of Pawl and whose returns are in a JPA table. */
@SpringBootApplication
public class ShopApplication {

  /** Starts the service. */
  public static void main(String[] args) {
    SpringApplication.run(ShopApplication.class, args);
  }
}
