package dev.pawl.samples.spring.orders;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;

/** Thrown where there is no such order. */
@ResponseStatus(HttpStatus.NOT_FOUND)
public class UnknownOrderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** There is no order of this id. */
  public UnknownOrderException(String id) {
    super("There is no order " + id);
  }
}
