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
 * Answers errors of Spring's repositories and transactions like those of a store. Transient errors
 * are answered with status 503. Conflicts of versions are answered with status 409. The type and
 * the tables of the row are not named.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE - 1)
final class ConflictAdvice {

  /** The answer where somebody else has changed the entity meanwhile: it is to be read again. */
  @ExceptionHandler
  ProblemDetail stale(OptimisticLockingFailureException error) {
    return RefusalAdvice.problem(
        "stale",
        "Changed by somebody else",
        "Somebody else has changed it meanwhile: it is to be read again, and decided anew.");
  }

  /** Returns the answer to a transaction that was lost to others, such as a lock timeout. */
  @ExceptionHandler
  ResponseEntity<ProblemDetail> busy(TransientDataAccessException error) {
    return TransientAdvice.busy();
  }
}
