package dev.pawl.samples.spring;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** A shop: orders in a store, returns in a table of their own. */
@SpringBootApplication
public class ShopApplication {

  /** Starts the service. */
  public static void main(String[] args) {
    SpringApplication.run(ShopApplication.class, args);
  }
}
