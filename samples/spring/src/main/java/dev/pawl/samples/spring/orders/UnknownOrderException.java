package dev.pawl.samples.spring.orders;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;

/** Thrown if an order does not exist. */
@ResponseStatus(HttpStatus.NOT_FOUND)
public class UnknownOrderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates the exception for an id. */
  public UnknownOrderException(String id) {
    super("There is no order " + id);
  }
}
