package dev.pawl.processor.scxml;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The results of user methods in written cases. A case lists the predicates that hold. In addition,
 * {@code at3} holds if the context is 3, and {@code below3} holds if the context is less than 3.
 */
final class CaseAnswers implements Answers {

  private final Set<String> holding = new HashSet<>();
  private String pick = "";

  /** Sets the predicates that hold. */
  void let(List<String> predicates) {
    holding.clear();
    holding.addAll(predicates);
  }

  /**
   * Sets the state that choices return. Choices that cannot return this state return their first
   * target.
   */
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
