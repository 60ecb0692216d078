package dev.pawl.engine;

import java.util.ArrayList;
import java.util.List;

/** The last of what hooks and effects fire in one call, when it is about to be too much. */
public final class Endless {

  /** More than hooks and effects may fire at their own instance in one call from outside. */
  public static final int MOST = 100_000;

  /** So many of the last are remembered. */
  public static final int REMEMBERED = 20;

  private final List<String> names = new ArrayList<>();

  /** Nothing is noted yet. */
  public Endless() {}

  /** Notes the name of the next; whether it may still be served. */
  public boolean mayServe(String name) {
    names.add(name);
    return names.size() <= REMEMBERED;
  }

  /**
   * What whoever made the call is told.
   *
   * @param instance which does not come to rest
   * @param leftOut how many wait that will not be served, with the last that was noted
   */
  public IllegalStateException error(Object instance, int leftOut) {
    int last = names.size() - 1;
    int before = Math.max(names.subList(0, last).lastIndexOf(names.get(last)), 0);
    return new IllegalStateException(
        instance
            + " does not come to rest: hooks and effects have fired "
            + MOST
            + " times in one call, and go on with "
            + String.join(" → ", names.subList(before, last + 1))
            + ". Left out: "
            + names.get(last)
            + (leftOut > 1 ? " and " + (leftOut - 1) + " more." : "."));
  }
}
