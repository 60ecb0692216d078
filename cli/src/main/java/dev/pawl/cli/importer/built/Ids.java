package dev.pawl.cli.importer.built;

import java.util.Comparator;
import java.util.function.Function;

/** The names of states and events of other libraries. */
public final class Ids {

  private Ids() {}

  /**
   * Returns the name of a state or event: the name of an enum constant, or the text of any other
   * object.
   */
  public static String name(Object id) {
    return id instanceof Enum<?> constant ? constant.name() : String.valueOf(id);
  }

  /**
   * Returns a comparator of elements by their ids. Ids that are enum constants are in declared
   * order, all others are ordered by name.
   */
  public static <X> Comparator<X> order(Function<X, ?> ids) {
    return Comparator.comparingInt((X x) -> ids.apply(x) instanceof Enum<?> e ? e.ordinal() : 0)
        .thenComparing(x -> name(ids.apply(x)));
  }
}
