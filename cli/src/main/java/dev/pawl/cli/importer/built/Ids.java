package dev.pawl.cli.importer.built;

import java.util.Comparator;
import java.util.function.Function;

/** The names of states and events of other libraries. */
public final class Ids {

  private Ids() {}

  /** Returns the name of a state or event: of a constant of an enum its own, else its text. */
  public static String name(Object id) {
    return id instanceof Enum<?> constant ? constant.name() : String.valueOf(id);
  }

  /**
   * Returns an order of elements by their ids: constants of an enum in declared order, others by
   * name.
   */
  public static <X> Comparator<X> order(Function<X, ?> ids) {
    return Comparator.comparingInt((X x) -> ids.apply(x) instanceof Enum<?> e ? e.ordinal() : 0)
        .thenComparing(x -> name(ids.apply(x)));
  }
}
