package dev.pawl.cli.importer;

import java.util.Comparator;
import java.util.function.Function;

/** The conversion of identifiers of states and events in other libraries to names. */
public final class Ids {

  private Ids() {}

  /**
   * Returns the name of an identifier: the name of an enum constant, or the result of {@code
   * toString} for any other identifier.
   */
  public static String name(Object id) {
    return id instanceof Enum<?> constant ? constant.name() : String.valueOf(id);
  }

  /**
   * Returns a comparator of elements by their identifiers. Enum constants are in declared order.
   * Other identifiers are in the order of their names.
   */
  public static <X> Comparator<X> order(Function<X, ?> ids) {
    return Comparator.comparingInt((X x) -> ids.apply(x) instanceof Enum<?> e ? e.ordinal() : 0)
        .thenComparing(x -> name(ids.apply(x)));
  }
}
