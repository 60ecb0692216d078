package dev.pawl.language.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Formula;
import dev.pawl.language.semantics.GuardSpace;
import dev.pawl.language.semantics.GuardSpace.Condition;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GuardSpaceTest {

  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e");

  @Test
  void conditionsAgreeWithTruthTables() {
    long seed = Long.getLong("pawl.fuzz.seed", 20_261_121L);
    System.out.println("GuardSpaceTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    GuardSpace space = new GuardSpace();
    for (int i = 0; i < 3_000; i++) {
      Formula f = RandomFormulas.next(random, NAMES, 4);
      Formula g = RandomFormulas.next(random, NAMES, 4);
      Condition cf = space.of(f);
      Condition cg = space.of(g);
      String where = "seed " + seed + ": " + f.text() + " / " + g.text();
      List<Map<String, Boolean>> rows = rows(NAMES);
      assertEquals(rows.stream().noneMatch(f::value), cf.isNever(), where);
      assertEquals(rows.stream().allMatch(f::value), cf.isAlways(), where);
      assertEquals(rows.stream().allMatch(r -> f.value(r) == g.value(r)), cf.sameAs(cg), where);
      assertEquals(
          rows.stream().noneMatch(r -> f.value(r) && g.value(r)), cf.and(cg).isNever(), where);
      assertEquals(
          rows.stream().allMatch(r -> f.value(r) || g.value(r)), cf.or(cg).isAlways(), where);
      assertEquals(
          rows.stream().noneMatch(r -> f.value(r) && !g.value(r)),
          cf.and(cg.not()).isNever(),
          where);
      assertExample(f, cf, rows, where);
    }
  }

  private static void assertExample(
      Formula f, Condition condition, List<Map<String, Boolean>> rows, String where) {
    if (condition.isNever()) {
      assertTrue(condition.example(f.predicates()).isEmpty(), where);
      return;
    }
    Map<String, Boolean> example = condition.example(f.predicates()).orElseThrow();
    assertTrue(implies(example, f, rows), where + " " + example);
    for (String literal : example.keySet()) {
      Map<String, Boolean> less = new LinkedHashMap<>(example);
      less.remove(literal);
      assertFalse(implies(less, f, rows), where + " does not need " + literal + " of " + example);
    }
    List<String> order = new ArrayList<>(f.predicates());
    order.retainAll(example.keySet());
    assertEquals(order, List.copyOf(example.keySet()), where);
  }

  private static boolean implies(
      Map<String, Boolean> cube, Formula f, List<Map<String, Boolean>> rows) {
    return rows.stream()
        .filter(r -> cube.entrySet().stream().allMatch(e -> r.get(e.getKey()).equals(e.getValue())))
        .allMatch(f::value);
  }

  private static List<Map<String, Boolean>> rows(List<String> names) {
    List<Map<String, Boolean>> rows = new ArrayList<>();
    for (int bits = 0; bits < 1 << names.size(); bits++) {
      Map<String, Boolean> row = new HashMap<>();
      for (int i = 0; i < names.size(); i++) {
        row.put(names.get(i), (bits >> i & 1) == 1);
      }
      rows.add(row);
    }
    return rows;
  }

  @Test
  void formulasOfSixteenPredicatesAreDecided() {
    long seed = Long.getLong("pawl.fuzz.seed", 20_261_121L);
    System.out.println("GuardSpaceTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    List<String> names = IntStream.range(0, 16).mapToObj(i -> "p" + i).toList();
    for (int i = 0; i < 20; i++) {
      Formula f = RandomFormulas.next(random, names, 9);
      Condition condition = new GuardSpace().of(f);
      assertTrue(condition.isKnown(), "seed " + seed);
      Map<String, Boolean> row = new HashMap<>();
      names.forEach(n -> row.put(n, random.nextBoolean()));
      List<Formula> fixed = new ArrayList<>();
      row.forEach(
          (n, v) ->
              fixed.add(v ? new Formula.Predicate(n) : new Formula.Not(new Formula.Predicate(n))));
      fixed.add(f);
      assertEquals(
          f.value(row), !new GuardSpace().of(new Formula.And(fixed)).isNever(), "seed " + seed);
    }
  }

  /**
   * All x come before all y in the order of variables. Therefore the diagram needs a node for each
   * subset of the x.
   */
  @Test
  void conditionBeyondLimitIsUnknown() {
    List<Formula> parts = new ArrayList<>();
    List<Formula> first = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      first.add(new Formula.Predicate("x" + i));
    }
    for (int i = 0; i < 100; i++) {
      parts.add(
          new Formula.Or(List.of(new Formula.Predicate("x" + i), new Formula.Predicate("y" + i))));
    }
    Formula hard = new Formula.And(List.of(new Formula.Or(first), new Formula.And(parts)));
    GuardSpace space = new GuardSpace();
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          Condition unknown = space.of(hard);
          assertFalse(unknown.isKnown());
          assertFalse(unknown.isNever());
          assertFalse(unknown.isAlways());
          assertFalse(unknown.sameAs(unknown));
          assertFalse(unknown.not().isKnown());
          assertTrue(unknown.and(space.never()).isNever());
          assertTrue(unknown.or(space.always()).isAlways());
          assertTrue(unknown.example(Set.of()).isEmpty());
          assertTrue(space.of(new Formula.Predicate("x0")).isKnown());
        });
  }

  @Test
  void veryLongFormulaIsUnknown() {
    List<Formula> many = new ArrayList<>();
    for (int i = 0; i < 50_000; i++) {
      many.add(new Formula.Predicate("x" + i));
    }
    GuardSpace space = new GuardSpace();
    assertFalse(space.of(new Formula.And(many)).isKnown());
    Condition any = space.never();
    for (Formula one : many.subList(0, 3_000)) {
      any = any.or(space.of(one));
    }
    assertFalse(any.isKnown());
  }

  @Test
  void exampleIsInRequestedOrder() {
    GuardSpace space = new GuardSpace();
    Formula a = new Formula.Predicate("a");
    Formula b = new Formula.Predicate("b");
    space.of(new Formula.And(List.of(a, b)));
    Condition both = space.of(new Formula.And(List.of(b, new Formula.Not(a))));
    Set<String> order = new LinkedHashSet<>(List.of("b", "a"));
    assertEquals("{b=true, a=false}", both.example(order).orElseThrow().toString());
    assertEquals("{a=false, b=true}", both.example(Set.of()).orElseThrow().toString());
  }
}
