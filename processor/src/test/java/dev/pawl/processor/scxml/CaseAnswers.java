package dev.pawl.processor.scxml;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The answers in the written cases: a predicate holds if the case says so; {@code at3} holds where
 * the context is 3, and {@code below3} where it is less.
 */
final class CaseAnswers implements Answers {

  private final Set<String> holding = new HashSet<>();
  private String pick = "";

  /** From now on just these predicates hold. */
  void let(List<String> predicates) {
    holding.clear();
    holding.addAll(predicates);
  }

  /** From now on this state is picked where it may be; elsewhere the first one is. */
  void pick(String state) {
    pick = state;
  }

  @Override
  public boolean holds(String predicate, Integer context) {
    if (predicate.matches("at\\d+")) {
      return context == Integer.parseInt(predicate.substring(2));
    } else if (predicate.matches("below\\d+")) {
      return context < Integer.parseInt(predicate.substring(5));
    }
    return holding.contains(predicate);
  }

  @Override
  public Integer update(String update, Integer context) {
    return switch (update) {
      case "count" -> context + 1;
      case "twice" -> context * 2;
      case "reset" -> 0;
      default -> throw new IllegalArgumentException(update);
    };
  }

  @Override
  public String choose(String choice, List<String> targets, Integer context) {
    return targets.contains(pick) ? pick : targets.get(0);
  }
}
