package dev.pawl.language.check;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports predicates, updates and effects whose names are probably misspelled. A name
 * is probably misspelled if it is used only once and resembles the name of another method of the
 * same kind. Without this rule, a typing error would add one more method to implement.
 */
final class NearMethod implements Rule {

  /**
   * The maximum number of comparisons. Machines that need more comparisons have many similar names
   * on purpose.
   */
  private static final int MAX_COMPARISONS = 20_000;

  @Override
  public void check(CheckContext machine) {
    check(machine, UserMethod.logic(machine));
    check(machine, UserMethod.effects(machine));
  }

  private static void check(CheckContext machine, List<UserMethod> methods) {
    Map<String, UserMethod> first = new LinkedHashMap<>();
    Map<String, Integer> uses = new HashMap<>();
    Set<NameReference> seen = new HashSet<>();
    for (UserMethod method : methods) {
      boolean other = method.name().origin() == Origin.NONE || seen.add(method.name());
      if (method.named() && other) {
        first.putIfAbsent(method.name().name(), method);
        uses.merge(method.name().name(), 1, Integer::sum);
      }
    }
    if (first.size() < 2) {
      return;
    }
    Map<String, List<Spelling>> models = new HashMap<>();
    for (String name : first.keySet()) {
      Spelling spelling = Spelling.of(name);
      String shape = first.get(name).kind() + " " + spelling.shape();
      models.computeIfAbsent(shape, s -> new ArrayList<>()).add(spelling);
    }
    int comparisons = 0;
    for (List<Spelling> alike : models.values()) {
      comparisons += alike.size() * alike.size();
    }
    if (comparisons <= MAX_COMPARISONS) {
      models.values().forEach(alike -> compare(machine, alike, first, uses));
    }
  }

  private static void compare(
      CheckContext machine,
      List<Spelling> alike,
      Map<String, UserMethod> first,
      Map<String, Integer> uses) {
    for (int i = 0; i < alike.size(); i++) {
      Spelling suspect = alike.get(i);
      if (isRepeated(suspect, uses)) {
        continue;
      }
      // if both names are used once, only the second is reported
      List<Spelling> before = alike.subList(0, i);
      Optional<Spelling> meant =
          alike.stream()
              .filter(m -> m != suspect && (before.contains(m) || isRepeated(m, uses)))
              .filter(m -> suspect.looksLike(m) && isMisspelling(suspect, m, isRepeated(m, uses)))
              .findFirst();
      UserMethod method = requireNonNull(first.get(suspect.name()));
      meant.ifPresent(
          m ->
              machine.report(Code.NEAR_METHOD, method.name().origin(), method.subject(), m.name()));
    }
  }

  /** Returns whether a method is named more than once. */
  private static boolean isRepeated(Spelling method, Map<String, Integer> uses) {
    return uses.getOrDefault(method.name(), 0) > 1;
  }

  /**
   * Returns whether {@code suspect} is probably a misspelling of {@code model}. If {@code model} is
   * used only once, only one letter may differ.
   */
  private static boolean isMisspelling(Spelling suspect, Spelling model, boolean isRepeated) {
    String here = String.join("", suspect.words());
    String there = String.join("", model.words());
    // NameClash reports names that become the same name in Java
    return !here.equals(there)
        && !differInEnding(suspect, model)
        && (isRepeated || Nearest.distance(here, there) == 1);
  }

  /**
   * Returns whether the names differ in a word that has an ending in only one of the names, such as
   * {@code beep} and {@code beeps}.
   */
  private static boolean differInEnding(Spelling one, Spelling other) {
    for (int i = 0; i < one.words().size(); i++) {
      String here = one.words().get(i);
      String there = other.words().get(i);
      if (!here.equals(there) && (here.startsWith(there) || there.startsWith(here))) {
        return true;
      }
    }
    return false;
  }
}
