package dev.pawl.samples.spring;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** A shop. Its orders are in a store of Pawl; its returns are in a JPA table. */
@SpringBootApplication
public class ShopApplication {

  /** Starts the service. */
  public static void main(String[] args) {
    SpringApplication.run(ShopApplication.class, args);
  }
}
