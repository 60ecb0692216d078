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
import org.jspecify.annotations.Nullable;

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
      String states = name(event.from()) + " → " + name(event.to());
      String by = event.event() == null ? " " : " on ";
      logger.log(step, subject(event) + states + by + what(event) + cause(event.cause()));
    }
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    Level level = outcome instanceof Outcome.Ignored<S> ? ignored : refused;
    if (isOn(level)) {
      logger.log(level, attempt(attempt, outcome) + cause(attempt.cause()));
    }
  }

  /**
   * Returns the log message of a refused attempt. The texts of {@code Illegal} and {@code
   * GuardRefused} already contain the instance and the event.
   */
  private static <S> String attempt(LifecycleEvent<S, ?> attempt, Outcome<S> outcome) {
    if (outcome instanceof Outcome.Illegal<S> illegal) {
      return VisibleText.of(illegal.refusal());
    } else if (outcome instanceof Outcome.GuardRefused<S> guard) {
      return VisibleText.of(guard.refusal());
    }
    String line = subject(attempt) + what(attempt) + " in " + name(attempt.from());
    if (outcome instanceof Outcome.Vetoed<S> vetoed) {
      return line + " vetoed: " + VisibleText.of(vetoed.error().reason()) + ".";
    }
    boolean waits = outcome instanceof Outcome.Ignored<S> ignoredOne && ignoredOne.queued();
    return line + (waits ? " deferred." : " ignored.");
  }

  @Override
  public void failed(LifecycleEvent<S, E> event, Throwable error) {
    if (isOn(failed)) {
      String place = what(event) + " in " + name(event.from());
      String why = VisibleText.of(ErrorText.of(error));
      logger.log(failed, subject(event) + place + " failed: " + why, error);
    }
  }

  private boolean isOn(Level level) {
    return level != Level.OFF && logger.isLoggable(level);
  }

  private static String name(@Nullable Object value) {
    return VisibleText.of(DeclaredName.of(value));
  }

  private static String what(LifecycleEvent<?, ?> event) {
    String without = event.forced() ? "forced" : "eventless";
    return event.event() == null ? without : name(event.event());
  }

  private static String subject(LifecycleEvent<?, ?> event) {
    String id = event.entityId() == null ? "" : " " + VisibleText.of(event.entityId());
    return VisibleText.of(event.machine()) + id + ": ";
  }

  private static String cause(Cause cause) {
    String actor = cause.actor() == null ? "" : " by " + VisibleText.of(cause.actor());
    String code = cause.codeName() == null ? "" : " [" + VisibleText.of(cause.codeName()) + "]";
    String why = cause.reason() == null ? "" : " because " + VisibleText.of(cause.reason());
    return actor + code + why;
  }
}
