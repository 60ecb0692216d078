package dev.pawl.jpa;

import dev.pawl.store.StaleStateError;
import jakarta.persistence.EntityManagerFactory;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The names of the properties that configure Pawl in JPA, and methods that run units of work.
 * Thread-safe.
 */
public final class PawlJpa {

  /**
   * The property that sets the machines of attributes that have no generated converter. The value
   * is one machine or several. One machine is given by a {@link GuardedMachine}, by the class of
   * its generated converter, or by the name of this class. Several machines are given by an array
   * or collection whose elements each give one machine, or by class names in one string, separated
   * by commas.
   */
  public static final String MACHINES = "pawl.jpa.machines";

  /**
   * The property that sets how problems in the mapping are reported at start-up. A problem is, for
   * example, an attribute with states that the generated converter does not write. The value {@code
   * warn} (the default) logs all problems, {@code fail} throws an exception, and {@code off}
   * ignores all problems.
   */
  public static final String FINDINGS = "pawl.jpa.findings";

  private PawlJpa() {}

  /**
   * Runs code without checks of the states that the current thread writes, for migrations and bulk
   * updates. The code must flush its changes before it returns.
   *
   * @param work the code to run without checks
   * @param <R> the type of the result
   * @return the result of the code
   */
  public static <R> R unguarded(Supplier<R> work) {
    return GuardBypass.run(Objects.requireNonNull(work, "work"));
  }

  /**
   * Runs code without checks of the states that the current thread writes; see {@link
   * #unguarded(Supplier)}.
   *
   * @param work the code to run without checks
   */
  public static void unguarded(Runnable work) {
    GuardBypass.run(
        () -> {
          work.run();
          return true;
        });
  }

  /**
   * Runs a unit of work, including the transaction and the commit, and reports version conflicts.
   * If the version of an entity with a guarded state has changed since the entity was read, this
   * method throws a {@link StaleStateError} with the expected and the present state and version.
   * The cause of the {@link StaleStateError} is Hibernate's exception. The present state is read in
   * a separate session. If it cannot be read, Hibernate's exception is thrown, with the reason as a
   * suppressed exception. All other exceptions are thrown unchanged.
   *
   * @param factory the factory of the entities; must be a session factory of Hibernate
   * @param work the unit of work
   * @param <R> the type of the result
   * @return the result of the unit of work
   * @throws StaleStateError if another transaction has changed an entity
   */
  public static <R> R reportConflicts(EntityManagerFactory factory, Supplier<R> work) {
    return Conflicts.reporting(factory, Objects.requireNonNull(work, "work"));
  }
}
