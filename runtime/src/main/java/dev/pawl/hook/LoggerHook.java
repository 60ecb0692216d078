package dev.pawl.hook;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.DeclaredName;
import dev.pawl.engine.ErrorText;
import dev.pawl.engine.VisibleText;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Objects;

/**
 * Logs every step in one line, to whatever {@link System.Logger} leads to:
 *
 * <pre>
 * Task t-1: DONE → CLOSED on close by janitor because verified
 * </pre>
 *
 * <p>Line breaks, other control characters and those that reorder or hide text, in ids, actors and
 * reasons, are written as escapes, so that nobody can forge a line; the stack trace of a failure is
 * the logger's to write. Nothing is put together for a level that is off.
 *
 * <p>Thread-safe; one may serve any number of instances.
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
   * Logs steps as {@link Level#INFO}, refusals as {@link Level#WARNING}, ignored events as {@link
   * Level#DEBUG} and failures as {@link Level#ERROR}.
   *
   * @param logger where to
   */
  public LoggerHook(Logger logger) {
    this(logger, Level.INFO, Level.WARNING, Level.DEBUG, Level.ERROR);
  }

  /**
   * Logs at levels of one's own; {@link Level#OFF} logs nothing.
   *
   * @param logger where to
   * @param step the level of steps
   * @param refused the level of what the rules, a guard or a hook refused
   * @param ignored the level of events that were ignored
   * @param failed the level of exceptions that user code threw
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

  /** A refusal explains itself, instance and event included. */
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
