package dev.pawl.spring.boot.web;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/**
 * An advice for exceptions of Spring's repositories and transactions. Transient errors lead to
 * status 503, and version conflicts lead to status 409. The responses do not contain the type and
 * the table of the row.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE - 1)
final class ConflictAdvice {

  /** Returns the response to a version conflict. The client should read the entity again. */
  @ExceptionHandler
  ProblemDetail stale(OptimisticLockingFailureException error) {
    return RefusalAdvice.problem(
        "stale",
        "Changed by another request",
        "Another request has changed the entity. Read it again and decide again.");
  }

  /** Returns the response to a transient error, such as a lock timeout. */
  @ExceptionHandler
  ResponseEntity<ProblemDetail> busy(TransientDataAccessException error) {
    return TransientAdvice.busy();
  }
}
