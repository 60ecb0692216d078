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
 * Handles exceptions of Spring's repositories and transactions in the same way as those of a store:
 * transient errors lead to status 503, version conflicts to status 409. The responses do not show
 * the type and the table of the row.
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
