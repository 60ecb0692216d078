package dev.pawl.processor.scxml;

import java.util.List;

/** The results of user methods, for the interpreter and for compiled machines. */
public interface Answers {

  /** Called before the guards of a selection are evaluated. */
  default void evaluates() {}

  /** Returns whether a predicate holds in a context. */
  boolean holds(String predicate, Integer context);

  /** Returns the next context; by default, the present context. */
  default Integer update(String update, Integer context) {
    return context;
  }

  /** Returns one of several targets, by default the first. */
  default String choose(String choice, List<String> targets, Integer context) {
    return targets.get(0);
  }
}
