package dev.pawl.hook;

import dev.pawl.Cause;
import dev.pawl.DeclaredName;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.ErrorText;
import dev.pawl.engine.VisibleText;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Objects;

/**
 * A hook that logs every step as one line to a {@link System.Logger}:
 *
 * <pre>
 * Task t-1: DONE → CLOSED on close by janitor because verified
 * </pre>
 *
 * <p>Line breaks, other control characters, and characters that reorder or hide text are escaped,
 * so that ids, actors and reasons cannot forge log lines. The logger itself writes the stack trace
 * of a failure. If a level is off, its messages are not built.
 *
 * <p>Thread-safe; one hook can serve any number of instances.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class LoggerHook<S, E> implements TransitionHook<S, E> {

  private final Logger logger;
  private final Level step;
  private final Level refused;
  private final Level ignored;
  private final Level failed;

  /**
   * Creates a hook that logs steps at level {@link Level#INFO}, refusals at {@link Level#WARNING},
   * ignored and deferred events at {@link Level#DEBUG}, and failures at {@link Level#ERROR}.
   *
   * @param logger the logger to use
   */
  public LoggerHook(Logger logger) {
    this(logger, Level.INFO, Level.WARNING, Level.DEBUG, Level.ERROR);
  }

  /**
   * Creates a hook that logs at the given levels. {@link Level#OFF} logs nothing.
   *
   * @param logger the logger to use
   * @param step the level of steps
   * @param refused the level of events that have no transition, or that a guard or a hook refused
   * @param ignored the level of ignored and deferred events
   * @param failed the level of exceptions of user code
   */
  public LoggerHook(Logger logger, Level step, Level refused, Level ignored, Level failed) {
    this.logger = Objects.requireNonNull(logger, "logger");
    this.step = Objects.requireNonNull(step, "step");
    this.refused = Objects.requireNonNull(refused, "refused");
    this.ignored = Objects.requireNonNull(ignored, "ignored");
    this.failed = Objects.requireNonNull(failed, "failed");
  }

  @Override
  public void after(LifecycleEvent<S, E> event) {
    if (isOn(step)) {
      StringBuilder line = subject(event);
      line.append(VisibleText.of(DeclaredName.of(event.from())))
          .append(" → ")
          .append(VisibleText.of(DeclaredName.of(event.to())));
      line.append(event.event() == null ? " " : " on ").append(what(event));
      logger.log(step, cause(line, event.cause()).toString());
    }
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    Level level = outcome instanceof Outcome.Ignored<S> ? ignored : refused;
    if (isOn(level)) {
      logger.log(level, cause(attempt(attempt, outcome), attempt.cause()).toString());
    }
  }

  /**
   * Returns the log message of a refused attempt. The texts of {@code Illegal} and {@code
   * GuardRefused} already contain the instance and the event.
   */
  private StringBuilder attempt(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    if (outcome instanceof Outcome.Illegal<S> illegal) {
      return new StringBuilder(VisibleText.of(illegal.refusal()));
    } else if (outcome instanceof Outcome.GuardRefused<S> guard) {
      return new StringBuilder(VisibleText.of(guard.refusal()));
    }
    StringBuilder line = subject(attempt);
    line.append(what(attempt))
        .append(" in ")
        .append(VisibleText.of(DeclaredName.of(attempt.from())));
    if (outcome instanceof Outcome.Vetoed<S> vetoed) {
      return line.append(" vetoed: ").append(VisibleText.of(vetoed.error().reason())).append('.');
    }
    boolean waits = outcome instanceof Outcome.Ignored<S> ignoredOne && ignoredOne.queued();
    return line.append(waits ? " deferred." : " ignored.");
  }

  @Override
  public void failed(LifecycleEvent<S, E> event, Throwable error) {
    if (isOn(failed)) {
      StringBuilder line = subject(event);
      line.append(what(event))
          .append(" in ")
          .append(VisibleText.of(DeclaredName.of(event.from())))
          .append(" failed: ")
          .append(VisibleText.of(ErrorText.of(error)));
      logger.log(failed, line.toString(), error);
    }
  }

  private boolean isOn(Level level) {
    return level != Level.OFF && logger.isLoggable(level);
  }

  private static String what(LifecycleEvent<?, ?> event) {
    String without = event.forced() ? "forced" : "eventless";
    return event.event() == null ? without : VisibleText.of(DeclaredName.of(event.event()));
  }

  private static StringBuilder subject(LifecycleEvent<?, ?> event) {
    StringBuilder line = new StringBuilder(96).append(VisibleText.of(event.machine()));
    if (event.entityId() != null) {
      line.append(' ').append(VisibleText.of(event.entityId()));
    }
    return line.append(": ");
  }

  private static StringBuilder cause(StringBuilder line, Cause cause) {
    if (cause.actor() != null) {
      line.append(" by ").append(VisibleText.of(cause.actor()));
    }
    if (cause.codeName() != null) {
      line.append(" [").append(VisibleText.of(cause.codeName())).append(']');
    }
    if (cause.reason() != null) {
      line.append(" because ").append(VisibleText.of(cause.reason()));
    }
    return line;
  }
}
