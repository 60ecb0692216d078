package dev.pawl.processor.scxml;

import java.util.List;

/** The results of user methods, for the interpreter and for compiled machines. */
public interface Answers {

  /** Is called when the guards of a selection are about to be evaluated. */
  default void evaluates() {}

  /** Returns whether a predicate holds in a context. */
  boolean holds(String predicate, Integer context);

  /** Returns the next context. By default it stays as it is. */
  default Integer update(String update, Integer context) {
    return context;
  }

  /** Returns one of several targets, by default the first. */
  default String choose(String choice, List<String> targets, Integer context) {
    return targets.get(0);
  }
}
