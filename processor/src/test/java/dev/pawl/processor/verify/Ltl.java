package dev.pawl.processor.verify;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A formula of linear temporal logic. Tests evaluate a formula along a run by progression: each
 * observation turns the formula into one that the rest of the run must satisfy.
 */
interface Ltl {

  /** Returns the formula that must hold from the next observation on. */
  Ltl progressed(Predicate<String> observation);

  /** Returns whether the formula holds if an observation repeats forever. */
  boolean holdsForEver(Predicate<String> observation);

  /** A constant. */
  record Constant(boolean value) implements Ltl {

    @Override
    public Ltl progressed(Predicate<String> observation) {
      return this;
    }

    @Override
    public boolean holdsForEver(Predicate<String> observation) {
      return value;
    }
  }

  Ltl TRUE = new Constant(true);

  Ltl FALSE = new Constant(false);

  /** A proposition. */
  record Atom(String name) implements Ltl {

    @Override
    public Ltl progressed(Predicate<String> observation) {
      return new Constant(observation.test(name));
    }

    @Override
    public boolean holdsForEver(Predicate<String> observation) {
      return observation.test(name);
    }
  }

  /** A negation. */
  record Not(Ltl operand) implements Ltl {

    static Ltl of(Ltl operand) {
      return operand instanceof Constant constant
          ? new Constant(!constant.value())
          : operand instanceof Not not ? not.operand() : new Not(operand);
    }

    @Override
    public Ltl progressed(Predicate<String> observation) {
      return of(operand.progressed(observation));
    }

    @Override
    public boolean holdsForEver(Predicate<String> observation) {
      return !operand.holdsForEver(observation);
    }
  }

  /** A conjunction, or a disjunction, of different operands. */
  record Junction(boolean isAnd, Set<Ltl> operands) implements Ltl {

    static Ltl of(boolean isAnd, List<Ltl> operands) {
      Set<Ltl> all = new LinkedHashSet<>();
      for (Ltl operand : operands) {
        if (operand instanceof Junction inner && inner.isAnd() == isAnd) {
          all.addAll(inner.operands());
        } else {
          all.add(operand);
        }
      }
      Ltl neutral = new Constant(isAnd);
      Ltl absorbing = new Constant(!isAnd);
      all.remove(neutral);
      if (all.contains(absorbing) || all.stream().anyMatch(o -> all.contains(Not.of(o)))) {
        return absorbing;
      }
      Set<Ltl> needed = new LinkedHashSet<>(all);
      needed.removeIf(
          o -> o instanceof Junction inner && inner.operands().stream().anyMatch(all::contains));
      return needed.isEmpty()
          ? neutral
          : needed.size() == 1 ? needed.iterator().next() : new Junction(isAnd, needed);
    }

    @Override
    public Ltl progressed(Predicate<String> observation) {
      return of(isAnd, operands.stream().map(o -> o.progressed(observation)).toList());
    }

    @Override
    public boolean holdsForEver(Predicate<String> observation) {
      return isAnd
          ? operands.stream().allMatch(o -> o.holdsForEver(observation))
          : operands.stream().anyMatch(o -> o.holdsForEver(observation));
    }
  }

  /**
   * The formula {@code left U right}, or {@code left W right} if the right side need not hold at
   * any time.
   */
  record Until(Ltl left, Ltl right, boolean isWeak) implements Ltl {

    @Override
    public Ltl progressed(Predicate<String> observation) {
      Ltl waiting = Junction.of(true, List.of(left.progressed(observation), this));
      return Junction.of(false, List.of(right.progressed(observation), waiting));
    }

    @Override
    public boolean holdsForEver(Predicate<String> observation) {
      return right.holdsForEver(observation) || isWeak && left.holdsForEver(observation);
    }
  }

  /** The formula that a proposition holds at most a number of times. */
  record AtMost(int most, String name) implements Ltl {

    @Override
    public Ltl progressed(Predicate<String> observation) {
      return !observation.test(name) ? this : most == 0 ? FALSE : new AtMost(most - 1, name);
    }

    @Override
    public boolean holdsForEver(Predicate<String> observation) {
      return !observation.test(name);
    }
  }

  /** Returns the formula of a property. */
  static Ltl of(RandomProperty property) {
    return property.count() >= 0
        ? new AtMost(property.count(), "what")
        : new Parser(property.ltl()).formula();
  }

  /**
   * Parses formulas. Different binary operators must be separated by parentheses, because the
   * parser knows no precedence.
   */
  final class Parser {

    private static final Pattern TOKEN = Pattern.compile("\\[]|<>|->|&&|\\|\\||[!()]|\\w+");

    private final List<String> tokens = new ArrayList<>();
    private int at;

    private Parser(String text) {
      Matcher matcher = TOKEN.matcher(text);
      while (matcher.find()) {
        tokens.add(matcher.group());
      }
    }

    private Ltl formula() {
      Ltl left = unary();
      while (at < tokens.size() && !tokens.get(at).equals(")")) {
        String operator = tokens.get(at++);
        Ltl right = unary();
        left =
            switch (operator) {
              case "&&" -> Junction.of(true, List.of(left, right));
              case "||" -> Junction.of(false, List.of(left, right));
              case "->" -> Junction.of(false, List.of(Not.of(left), right));
              case "U" -> new Until(left, right, false);
              case "W" -> new Until(left, right, true);
              default -> throw new IllegalArgumentException(operator + " in " + tokens);
            };
      }
      return left;
    }

    private Ltl unary() {
      String token = tokens.get(at++);
      switch (token) {
        case "!":
          return Not.of(unary());
        case "[]":
          return new Until(unary(), FALSE, true);
        case "<>":
          return new Until(TRUE, unary(), false);
        case "(":
          Ltl inner = formula();
          at++;
          return inner;
        default:
          return new Atom(token);
      }
    }
  }
}
