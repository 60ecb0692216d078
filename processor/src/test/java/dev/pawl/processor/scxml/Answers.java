package dev.pawl.processor.scxml;

import java.util.List;

/** What the user's methods answer, to the interpreter and to compiled machines alike. */
public interface Answers {

  /** Is called when the guards of a selection are about to be evaluated. */
  default void evaluates() {}

  /** Whether a predicate holds in a context. */
  boolean holds(String predicate, Integer context);

  /** The next context. */
  Integer update(String update, Integer context);

  /** One of several targets. */
  String choose(String choice, List<String> targets, Integer context);
}
