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
 * Guards calls to something that may fail: lets them through, or refuses them at once while it is
 * known to fail.
 *
 * <pre>{@code
 * CircuitBreaker aider = CircuitBreaker.named("aider").build();
 * String answer = aider.call(() -> client.ask(question));
 * }</pre>
 *
 * <p>Which calls are let through is up to the machine {@code Circuit}. Closed, it lets all of them
 * through, and as many failures in a row as {@link CircuitSettings#failureThreshold} open it. Open,
 * it lets none through, until the cooldown is over. Half open, it lets one through at a time, as a
 * trial: as many successes as {@link CircuitSettings#successThreshold} close it, and any failure
 * opens it again. What becomes of a call that was let through before the circuit opened makes no
 * difference to an open or half-open one.
 *
 * <p>A call inside a call of the same circuit, on the same thread, is part of the outer one: it is
 * always let through, and only the outer one counts.
 *
 * <p>Thread-safe; nothing is locked while a call runs.
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
   * Builds a circuit breaker.
   *
   * @param name what it guards; told in errors and to listeners
   */
  public static Builder named(String name) {
    return new Builder(name);
  }

  /**
   * Calls, if the circuit lets it.
   *
   * @param work what to call; whatever it throws is thrown
   * @param <T> the type of its result
   * @return its result
   * @throws CircuitOpenException if the circuit does not let it
   * @throws Exception if the call throws it
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
   * Gets something, if the circuit lets it: {@link #call} for what throws no checked exceptions.
   *
   * @param work what to call; whatever it throws is thrown
   * @param <T> the type of its result
   * @return its result
   * @throws CircuitOpenException if the circuit does not let it
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

  /** The ticket of a call that is let through. */
  private long letThrough() {
    long ticket = tickets.incrementAndGet();
    Outcome<CircuitState> outcome = machine.tryFire(CircuitEvent.call(ticket));
    if (outcome.moved()) {
      return ticket;
    }
    if (outcome instanceof Outcome.Ignored<CircuitState>) {
      // it has been queued, and if it is let through nobody will be there to call
      machine.noResult(ticket);
      throw new IllegalStateException("A listener must not call through the circuit it listens to");
    }
    // a timer that has run down in the meantime is no longer there
    Duration wait =
        machine.remaining().getOrDefault(CircuitEvent.openAfterCooldown(), Duration.ZERO);
    throw new CircuitOpenException(machine.entityId(), outcome.state(), wait, clock.instant());
  }

  private void tell(long ticket, Throwable thrown) {
    try {
      if (failures.test(thrown)) {
        machine.failure(ticket, Cause.by("call").because(thrown.toString()));
      } else {
        machine.noResult(ticket);
      }
    } catch (RuntimeException | Error e) {
      // of a listener or of the predicate; the caller waits for what the call has thrown
      thrown.addSuppressed(e);
    }
  }

  /**
   * Closes the circuit, whatever it has seen; a trial that runs no longer counts.
   *
   * @param cause who does it, and why
   */
  public void reset(Cause cause) {
    machine.reset(cause);
  }

  /** The state of the circuit now. */
  public CircuitState state() {
    return machine.state();
  }

  /** What the circuit has seen since it came into its state. */
  public CircuitHealth health() {
    return machine.context();
  }

  @Override
  public String toString() {
    return machine.toString();
  }

  /** Builds circuit breakers. Not thread-safe. */
  public static final class Builder {
    private final CircuitMachine.Builder machine;
    private InstantSource clock = Clock.systemUTC();
    private Predicate<? super Throwable> failures = thrown -> true;

    private Builder(String name) {
      machine = CircuitMachine.builder().entityId(name).context(CircuitHealth.UNKNOWN);
      settings(CircuitSettings.DOCUMENTED);
    }

    /** Its thresholds and its cooldown; by default those of the document. */
    public Builder settings(CircuitSettings settings) {
      machine.logic(new CircuitRules(settings));
      return this;
    }

    /**
     * What counts as a failure; by default, whatever a call throws. The rest counts as nothing at
     * all, such as an error of the caller.
     */
    public Builder failures(Predicate<? super Throwable> newFailures) {
      failures = Objects.requireNonNull(newFailures, "failures");
      return this;
    }

    /** Tells listeners and those who are refused what time it is; by default the system's clock. */
    public Builder clock(InstantSource newClock) {
      machine.clock(newClock);
      clock = newClock;
      return this;
    }

    /** Measures the cooldown; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      machine.scheduler(scheduler);
      return this;
    }

    /**
     * Adds a listener. It hears of every call and result, of which those that change the state have
     * a {@code to} other than their {@code from}, and of what is refused. The circuit is locked
     * while it listens.
     */
    public Builder listener(TransitionHook<CircuitState, CircuitEvent> listener) {
      machine.hook(listener);
      return this;
    }

    /** The circuit breaker, closed. */
    public CircuitBreaker build() {
      return new CircuitBreaker(this);
    }
  }
}
