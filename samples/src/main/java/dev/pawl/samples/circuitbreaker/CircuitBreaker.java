package dev.pawl.samples.circuitbreaker;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.time.Scheduler;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A circuit breaker that guards calls of code that may fail. While the code is failing, calls are
 * refused immediately.
 *
 * <pre>{@code
 * CircuitBreaker aider = CircuitBreaker.named("aider").build();
 * String answer = aider.call(() -> client.ask(question));
 * }</pre>
 *
 * <p>The machine {@code Circuit} decides which calls are permitted:
 *
 * <ul>
 *   <li>Closed, it permits all calls. {@link CircuitSettings#failureThreshold} failures in a row
 *       open it.
 *   <li>Open, it permits no call until the cooldown is over.
 *   <li>Half open, it permits one call at a time, as a trial. {@link
 *       CircuitSettings#successThreshold} successful trials close it; any failed trial opens it
 *       again.
 * </ul>
 *
 * <p>The result of a call that was permitted before the circuit opened is ignored while the circuit
 * is open or half open.
 *
 * <p>A nested call of the same circuit on the same thread is part of the outer call: it is always
 * permitted, and only the outer call is counted.
 *
 * <p>Thread-safe. No lock is held during a call.
 */
public final class CircuitBreaker {

  private final CircuitMachine machine;
  private final InstantSource clock;
  private final Predicate<? super Throwable> failures;
  private final AtomicLong tickets = new AtomicLong();
  private final ThreadLocal<Boolean> inside = new ThreadLocal<>();

  private CircuitBreaker(Builder builder) {
    this.machine = builder.machine.build();
    this.clock = builder.clock;
    this.failures = builder.failures;
  }

  /**
   * Returns a builder.
   *
   * @param name the name of the guarded code, for errors and listeners
   */
  public static Builder named(String name) {
    return new Builder(name);
  }

  /**
   * Calls the guarded code if the circuit permits it.
   *
   * @param work the guarded code
   * @param <T> the type of its result
   * @return the result of the guarded code
   * @throws CircuitOpenException if the circuit refuses the call
   * @throws Exception if the guarded code throws it
   */
  public <T> T call(Callable<T> work) throws Exception {
    if (inside.get() != null) {
      return work.call();
    }
    long ticket = letThrough();
    inside.set(true);
    T result;
    try {
      result = work.call();
    } catch (Throwable thrown) {
      inside.remove();
      tell(ticket, thrown);
      throw thrown;
    }
    inside.remove();
    machine.success(ticket);
    return result;
  }

  /**
   * Calls guarded code that throws no checked exceptions, if the circuit permits it.
   *
   * @param work the guarded code; its exceptions are passed on
   * @param <T> the type of its result
   * @return the result of the guarded code
   * @throws CircuitOpenException if the circuit refuses the call
   */
  public <T> T get(Supplier<T> work) {
    try {
      return call(work::get);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new AssertionError("A supplier threw a checked exception", e);
    }
  }

  /** Returns the ticket of a permitted call. Throws an exception if the call is refused. */
  private long letThrough() {
    long ticket = tickets.incrementAndGet();
    Outcome<CircuitState> outcome = machine.tryFire(CircuitEvent.call(ticket));
    if (outcome.moved()) {
      return ticket;
    }
    if (outcome instanceof Outcome.Ignored<CircuitState>) {
      // the event has been queued; if it is permitted later, no caller uses the permission
      machine.noResult(ticket);
      throw new IllegalStateException("A listener must not call through the circuit it listens to");
    }
    // if the timer has elapsed in the meantime, no time remains
    Duration wait =
        machine.remaining().getOrDefault(CircuitEvent.openAfterCooldown(), Duration.ZERO);
    throw new CircuitOpenException(
        Objects.requireNonNull(machine.entityId()), outcome.state(), wait, clock.instant());
  }

  private void tell(long ticket, Throwable thrown) {
    try {
      if (failures.test(thrown)) {
        machine.failure(ticket, Cause.by("call").because(thrown.toString()));
      } else {
        machine.noResult(ticket);
      }
    } catch (RuntimeException | Error e) {
      // a failing listener or predicate must not hide the exception of the guarded code
      thrown.addSuppressed(e);
    }
  }

  /**
   * Closes the circuit in any state. The result of a running trial no longer counts.
   *
   * @param cause the actor and the reason
   */
  public void reset(Cause cause) {
    machine.reset(cause);
  }

  /** Returns the current state of the circuit. */
  public CircuitState state() {
    return machine.state();
  }

  /** Returns the counters of the circuit since it entered its current state. */
  public CircuitHealth health() {
    return machine.context();
  }

  @Override
  public String toString() {
    return machine.toString();
  }

  /** Builds a {@link CircuitBreaker}. Not thread-safe. */
  public static final class Builder {
    private final CircuitMachine.Builder machine;
    private InstantSource clock = Clock.systemUTC();
    private Predicate<? super Throwable> failures = thrown -> true;

    private Builder(String name) {
      machine = CircuitMachine.builder().entityId(name).context(CircuitHealth.UNKNOWN);
      settings(CircuitSettings.DOCUMENTED);
    }

    /** Sets the thresholds and the cooldown. The default is {@link CircuitSettings#DOCUMENTED}. */
    public Builder settings(CircuitSettings settings) {
      machine.logic(new CircuitRules(settings));
      return this;
    }

    /**
     * Sets which exceptions count as failures. By default, all do. Other exceptions, such as errors
     * of the caller, count neither as failures nor as successes.
     */
    public Builder failures(Predicate<? super Throwable> newFailures) {
      failures = Objects.requireNonNull(newFailures, "failures");
      return this;
    }

    /** Sets the clock for listeners and refusals. The default is the system's clock. */
    public Builder clock(InstantSource newClock) {
      machine.clock(newClock);
      clock = newClock;
      return this;
    }

    /** Sets the scheduler of the cooldown. The default is {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      machine.scheduler(scheduler);
      return this;
    }

    /**
     * Adds a listener, which is called for each call, result and refusal. If the state has changed,
     * {@code from} and {@code to} of the event differ. The circuit is locked while the listener is
     * called.
     */
    public Builder listener(TransitionHook<CircuitState, CircuitEvent> listener) {
      machine.hook(listener);
      return this;
    }

    /** Creates the circuit breaker, which is closed. */
    public CircuitBreaker build() {
      return new CircuitBreaker(this);
    }
  }
}
