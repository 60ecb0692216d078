package dev.pawl.language.model;

import java.util.List;
import java.util.Optional;

/**
 * The declared properties of a machine, with the assumptions for their proofs.
 *
 * @param assumptions the assumptions about predicates and about the environment, in declared order
 * @param counters the bounded counters of the context, in declared order
 * @param properties the properties, in declared order
 */
public record Verification(
    List<Assumption> assumptions, List<Counter> counters, List<Property> properties) {

  /** A machine without properties, counters and assumptions. */
  public static final Verification NONE = new Verification(List.of(), List.of(), List.of());

  public Verification {
    assumptions = List.copyOf(assumptions);
    counters = List.copyOf(counters);
    properties = List.copyOf(properties);
  }

  /** Returns whether no properties, counters and assumptions are declared. */
  public boolean isEmpty() {
    return assumptions.isEmpty() && counters.isEmpty() && properties.isEmpty();
  }

  /** An assumption under which all properties are decided. */
  public sealed interface Assumption {

    /** Returns the place where the assumption is declared. */
    Origin origin();
  }

  /**
   * The assumption that a formula holds whenever guards are evaluated.
   *
   * @param formula the formula, which contains predicates only
   */
  public record Invariant(Formula formula, Origin origin) implements Assumption {

    /** Returns the assumption that two predicates never hold together. */
    public static Invariant neverBoth(NameReference one, NameReference other, Origin origin) {
      Formula both =
          new Formula.And(
              List.of(new Formula.Predicate(one.name()), new Formula.Predicate(other.name())));
      return new Invariant(new Formula.Not(both), origin);
    }

    /**
     * Returns the assumption that the second predicate holds whenever the first predicate holds.
     */
    public static Invariant implies(NameReference one, NameReference other, Origin origin) {
      Formula not = new Formula.Not(new Formula.Predicate(one.name()));
      return new Invariant(
          new Formula.Or(List.of(not, new Formula.Predicate(other.name()))), origin);
    }
  }

  /**
   * The assumption that events arrive repeatedly while the machine runs. Refused events count as
   * arrived.
   */
  public record KeepsArriving(List<NameReference> events, Origin origin) implements Assumption {
    public KeepsArriving {
      events = List.copyOf(events);
    }
  }

  /**
   * The assumption that events never arrive from outside, because only the machine itself raises
   * them.
   */
  public record NeverArriving(List<NameReference> events, Origin origin) implements Assumption {
    public NeverArriving {
      events = List.copyOf(events);
    }
  }

  /**
   * The assumption that the number of events deferred at the same time is limited.
   *
   * @param most the maximum number of deferred events; at least 1
   */
  public record DeferredAtMost(int most, Origin origin) implements Assumption {}

  /**
   * A number in the context that starts at zero and that only the given updates change.
   *
   * @param max the value at which the counter is full; at least 1
   * @param increments the updates that add one
   * @param resets the updates that set the counter to zero
   * @param below the predicate that holds while the counter is less than {@code max}
   * @param reached the predicate that holds while the counter is at least {@code max}
   */
  public record Counter(
      NameReference name,
      int max,
      List<NameReference> increments,
      List<NameReference> resets,
      Optional<NameReference> below,
      Optional<NameReference> reached) {

    public Counter {
      increments = List.copyOf(increments);
      resets = List.copyOf(resets);
    }
  }
}
