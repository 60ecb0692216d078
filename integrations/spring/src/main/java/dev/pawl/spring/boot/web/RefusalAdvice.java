package dev.pawl.spring.boot.web;

import dev.pawl.DeclaredName;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Refusal;
import dev.pawl.TransitionVetoedError;
import dev.pawl.spring.text.LineText;
import dev.pawl.store.EntityExistsException;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.NoSuchEntityException;
import dev.pawl.store.StaleStateError;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/**
 * An advice that responds with status 409 and a problem detail (RFC 9457) if a machine or a store
 * refuses a request. If the store does not contain the entity, the status is 404. An advice of the
 * application with {@code @Order} is called before this advice; an advice without {@code @Order},
 * for example an advice for all errors, is called after this advice. Thread-safe.
 */
// before ConflictAdvice, to which Spring also passes errors that a version conflict has caused
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE - 2)
public class RefusalAdvice {

  static final String TYPES = "https://pawl.dev/spring#";

  private final PermittedEvents permitted;

  /** Creates an advice whose responses contain only the contents of the error. */
  public RefusalAdvice() {
    this.permitted = new PermittedEvents(null, null);
  }

  /** Creates an advice whose responses also list the events that are legal for the entity now. */
  public RefusalAdvice(ObjectProvider<JdbcStore<?, ?>> stores) {
    this.permitted = new PermittedEvents(stores, null);
  }

  /**
   * Creates an advice that reads the legal events on the connection of the request's session, if
   * there is a session.
   */
  RefusalAdvice(ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<RequestSession> session) {
    this.permitted = new PermittedEvents(stores, session);
  }

  /**
   * Returns the response to an event that is not legal in the current state, with the legal events.
   */
  @ExceptionHandler
  public ProblemDetail illegal(IllegalTransitionError error) {
    ProblemDetail problem = problem("not-legal", "Not legal in this state", error);
    explain(problem, error);
    return problem;
  }

  /** Returns the response to an event that all guards refuse. */
  @ExceptionHandler
  public ProblemDetail guarded(GuardRefusedError error) {
    ProblemDetail problem = problem("guard-refused", "Refused by a guard", error);
    explain(problem, error);
    problem.setProperty("guards", error.guards());
    return problem;
  }

  /** Returns the response to a veto of a hook. */
  @ExceptionHandler
  public ProblemDetail vetoed(TransitionVetoedError error) {
    ProblemDetail problem = problem("vetoed", "Vetoed", error);
    LifecycleEvent<?, ?> attempt = error.attempt();
    if (attempt != null) {
      whose(problem, attempt.machine(), attempt.entityId());
      set(problem, "state", attempt.from());
      permitted.add(problem, attempt.machine(), attempt.entityId());
    }
    problem.setProperty("reason", error.reason());
    return problem;
  }

  /** Returns the response to a version conflict. The client should read the entity again. */
  @ExceptionHandler
  public ProblemDetail stale(StaleStateError error) {
    ProblemDetail problem = problem("stale", "Changed by another request", error);
    whose(problem, error.machine(), error.entityId());
    set(problem, "state", error.foundState());
    permitted.add(problem, error.machine(), error.entityId());
    return problem;
  }

  /** Returns the response to a request for an entity that is not in the store. */
  @ExceptionHandler
  public ProblemDetail missing(NoSuchEntityException error) {
    ProblemDetail problem = problem("missing", "Not found", error);
    problem.setStatus(HttpStatus.NOT_FOUND);
    whose(problem, error.machine(), error.entityId());
    return problem;
  }

  /** Returns the response to a request to create an entity that is already in the store. */
  @ExceptionHandler
  public ProblemDetail exists(EntityExistsException error) {
    ProblemDetail problem = problem("exists", "Already exists", error);
    whose(problem, error.machine(), error.entityId());
    return problem;
  }

  private static ProblemDetail problem(String type, String title, RuntimeException error) {
    return problem(type, title, String.valueOf(error.getMessage()));
  }

  static ProblemDetail problem(String type, String title, String detail) {
    ProblemDetail problem = ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT, detail);
    problem.setType(URI.create(TYPES + type));
    problem.setTitle(title);
    return problem;
  }

  private void explain(ProblemDetail problem, IllegalTransitionError error) {
    whose(problem, error.machine(), error.entityId());
    set(problem, "state", error.from());
    set(problem, "target", error.target());
    List<Map<String, Object>> legal = error.permitted().stream().map(RefusalAdvice::move).toList();
    problem.setProperty("legal", legal);
    permitted.add(problem, error.machine(), error.entityId());
    error.because().ifPresent(why -> problem.setProperty("because", why));
    if (!error.shortestPath().isEmpty()) {
      problem.setProperty("shortestPath", error.shortestPath());
    }
  }

  private static Map<String, Object> move(Refusal.Move move) {
    Map<String, Object> shown = new LinkedHashMap<>();
    shown.put("event", move.event());
    if (move.guard() != null) {
      shown.put("guard", move.guard());
    }
    shown.put("to", move.targets().stream().map(RefusalAdvice::name).toList());
    return shown;
  }

  private static void whose(ProblemDetail problem, String machine, @Nullable String entityId) {
    problem.setProperty("machine", machine);
    set(problem, "entityId", entityId);
  }

  private static void set(ProblemDetail problem, String name, @Nullable Object value) {
    if (value != null) {
      problem.setProperty(name, name(value));
    }
  }

  /**
   * Returns the declared name of a state, without the data of the state, because the data may be
   * confidential.
   */
  private static String name(Object value) {
    return LineText.of(DeclaredName.of(value));
  }
}
