package dev.pawl.spring.boot.web;

import dev.pawl.spring.text.LineText;
import dev.pawl.store.JdbcStore;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.TypeMismatchException;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebInputException;

/**
 * An advice that responds with status 400 if a parameter is not the name of an event of the
 * machine. The response lists the legal events. For other parameters that cannot be converted,
 * Spring and the application's advices create the response. The application's advices come first.
 */
final class NameAdvice {

  private static final String VARIABLES = ".uriTemplateVariables";

  private NameAdvice() {}

  private static ProblemDetail problem(
      PermittedEvents permitted,
      TypeMismatchException error,
      @Nullable String parameter,
      @Nullable Object variables) {
    Throwable cause = error;
    while (cause.getCause() != null && cause.getCause() != cause) {
      cause = cause.getCause();
    }
    String detail = LineText.of(String.valueOf(cause.getMessage()));
    ProblemDetail problem = RefusalAdvice.problem("no-event", "Not an event", detail);
    problem.setStatus(HttpStatus.BAD_REQUEST);
    Class<?> type = error.getRequiredType();
    if (type != null) {
      permitted.add(problem, type, parameter, variables instanceof Map<?, ?> map ? map : Map.of());
    }
    return problem;
  }

  private static boolean isNamed(PermittedEvents permitted, TypeMismatchException error) {
    return error.getRequiredType() != null && permitted.isOfEvents(error.getRequiredType());
  }

  /** The advice for Spring MVC. */
  @RestControllerAdvice
  @Order(Ordered.LOWEST_PRECEDENCE)
  static final class Servlet {
    private final PermittedEvents permitted;

    Servlet(ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<RequestSession> session) {
      this.permitted = new PermittedEvents(stores, session);
    }

    /**
     * Returns the response to a name that is not an event. If the error concerns another parameter,
     * throws the error again.
     */
    @ExceptionHandler
    ProblemDetail mismatch(MethodArgumentTypeMismatchException error, WebRequest request) {
      if (!isNamed(permitted, error)) {
        throw error;
      }
      Object variables =
          request.getAttribute(
              "org.springframework.web.servlet.HandlerMapping" + VARIABLES,
              RequestAttributes.SCOPE_REQUEST);
      return problem(permitted, error, error.getName(), variables);
    }
  }

  /** The advice for WebFlux. */
  @RestControllerAdvice
  @Order(Ordered.LOWEST_PRECEDENCE)
  static final class Reactive {
    private final PermittedEvents permitted;

    Reactive(ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<RequestSession> session) {
      this.permitted = new PermittedEvents(stores, session);
    }

    /**
     * Returns the response to a name that is not an event. If the error concerns another parameter,
     * throws the error again.
     */
    @ExceptionHandler
    ProblemDetail mismatch(ServerWebInputException error, ServerWebExchange exchange) {
      if (!(error.getCause() instanceof TypeMismatchException mismatch)
          || !isNamed(permitted, mismatch)) {
        throw error;
      }
      Object variables =
          exchange.getAttribute("org.springframework.web.reactive.HandlerMapping" + VARIABLES);
      String parameter =
          error.getMethodParameter() == null ? null : error.getMethodParameter().getParameterName();
      return problem(permitted, mismatch, parameter, variables);
    }
  }
}
