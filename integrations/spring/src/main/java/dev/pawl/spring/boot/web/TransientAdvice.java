package dev.pawl.spring.boot.web;

import dev.pawl.store.Retry;
import java.net.URI;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/**
 * An advice that responds with status 503 and {@code Retry-After} to transient errors, as defined
 * by {@link Retry#isTransient}: a lock timeout, a deadlock or a serialization failure. Spring and
 * the application's advices handle all other errors. All advices of the application are called
 * before this advice. Thread-safe.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class TransientAdvice {

  /** The time that a client should wait, in seconds. */
  private static final String SECONDS = "1";

  /**
   * Returns the response to an error that may not occur again if the request is repeated.
   *
   * @throws Exception the given error if the error is not transient; Spring then handles the error
   *     as if this advice did not exist
   */
  @ExceptionHandler
  ResponseEntity<ProblemDetail> busy(Exception error) throws Exception {
    if (!Retry.isTransient(error)) {
      throw error;
    }
    return busy();
  }

  static ResponseEntity<ProblemDetail> busy() {
    HttpStatus status = HttpStatus.SERVICE_UNAVAILABLE;
    ProblemDetail problem =
        ProblemDetail.forStatusAndDetail(
            status, "The transaction conflicted with others and was rolled back. Try again.");
    problem.setType(URI.create(RefusalAdvice.TYPES + "busy"));
    problem.setTitle("Busy");
    return ResponseEntity.status(status).header(HttpHeaders.RETRY_AFTER, SECONDS).body(problem);
  }
}
