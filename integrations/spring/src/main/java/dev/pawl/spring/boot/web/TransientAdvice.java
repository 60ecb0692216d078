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
 * Answers with status 503 and {@code Retry-After} if a transaction was lost to others, as {@link
 * Retry#isTransient} says: a lock that was not to be had in time, a deadlock, a serialization
 * failure. Whatever else is thrown is left to Spring, and to advices of the application, all of
 * which come first. Thread-safe.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class TransientAdvice {

  /** How many seconds a client should wait. */
  private static final String SECONDS = "1";

  /**
   * Returns the answer to an error that the same request may not meet again.
   *
   * @throws Exception the same error if it is another, so that it is handled as without this advice
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
            status,
            "Other transactions held what this one needed, and nothing of it was stored. Try"
                + " again.");
    problem.setType(URI.create(RefusalAdvice.TYPES + "busy"));
    problem.setTitle("Busy");
    return ResponseEntity.status(status).header(HttpHeaders.RETRY_AFTER, SECONDS).body(problem);
  }
}
