package dev.pawl.jpa;

import dev.pawl.jpa.guard.Conflicts;
import dev.pawl.jpa.guard.GuardBypass;
import dev.pawl.store.StaleStateError;
import jakarta.persistence.EntityManagerFactory;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The names of Pawl's properties in JPA, and what units of work may be wrapped into. Thread-safe.
 */
public final class PawlJpa {

  /**
   * The property that names machines whose states attributes keep, where they are not found by
   * their generated converters: {@link GuardedMachine}s, or converters by their classes or names;
   * one, an array, a collection, or a text with commas between the names.
   */
  public static final String MACHINES = "pawl.jpa.machines";

  /**
   * The property that says what becomes of findings at the start, such as a state that passes by
   * the generated converter: {@code warn}, {@code fail} or {@code off}; {@code warn} if not set.
   */
  public static final String FINDINGS = "pawl.jpa.findings";

  private PawlJpa() {}

  /**
   * Does something during which this thread may write any state: for migrations and bulk updates
   * that see to it by themselves. What is to be written so must be flushed before it returns.
   *
   * @return what the work returns
   * @param <R> its type
   */
  public static <R> R unguarded(Supplier<R> work) {
    return GuardBypass.run(Objects.requireNonNull(work, "work"));
  }

  /** Does something during which this thread may write any state, as {@link #unguarded} does. */
  public static void unguarded(Runnable work) {
    GuardBypass.run(
        () -> {
          work.run();
          return true;
        });
  }

  /**
   * Does a unit of work, with its transaction and its commit. If the version of an entity with a
   * guarded state was not the one that was read, what Hibernate throws is the cause of a {@link
   * StaleStateError} with the states and versions before and now; the latter are read by a session
   * of its own. Everything else is thrown as it is.
   *
   * @param factory that of the entities; one of Hibernate
   * @return what the work returns
   * @param <R> its type
   * @throws StaleStateError if somebody else was first
   */
  public static <R> R stale(EntityManagerFactory factory, Supplier<R> work) {
    return Conflicts.reporting(factory, Objects.requireNonNull(work, "work"));
  }
}
