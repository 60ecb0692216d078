package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports events that are probably misspelled. An event is probably misspelled if it is
 * not declared, is used in only one place, and resembles another event. Without this rule, a typing
 * error would silently create an event.
 */
final class NearEvent implements Rule {

  /**
   * The maximum number of comparisons. After that many comparisons the rule stops, because such a
   * machine has many similar names on purpose.
   */
  private static final int MAX_COMPARISONS = 20_000;

  /** The minimum length of the name of an ignored event that is compared with other names. */
  private static final int SHORTEST_IGNORED = 3;

  @Override
  public void check(CheckContext machine) {
    Map<String, Integer> uses = uses(machine);
    Set<String> inVain = machine.events().inVain();
    List<Event> suspects = new ArrayList<>();
    Map<String, List<Spelling>> models = new HashMap<>();
    for (Event event : machine.machine().events()) {
      int count = uses.getOrDefault(event.name(), 0);
      if (event.kind() != Event.Kind.NAMED || count == 0) {
        // UnusedEvent reports an event that is declared but never used
        continue;
      }
      if (count == 1 && !event.declared()) {
        if (!inVain.contains(event.name())) {
          suspects.add(event);
        }
      } else {
        Spelling spelling = Spelling.of(event.name());
        models.computeIfAbsent(spelling.shape(), s -> new ArrayList<>()).add(spelling);
      }
    }
    Set<String> taken = machine.events().taken();
    int comparisons = 0;
    for (Event suspect : suspects) {
      Spelling spelling = Spelling.of(suspect.name());
      List<Spelling> alike = models.getOrDefault(spelling.shape(), List.of());
      boolean isTaken = taken.contains(suspect.name());
      comparisons += alike.size() + (isTaken ? 0 : taken.size());
      if (comparisons > MAX_COMPARISONS) {
        return;
      }
      Optional<Spelling> meant = alike.stream().filter(spelling::looksLike).findFirst();
      meant
          .map(Spelling::name)
          .or(() -> isTaken ? Optional.empty() : handled(spelling, taken))
          .ifPresent(name -> machine.report(problem(suspect, name)));
    }
  }

  /**
   * Returns an event that differs in one letter from an event that states only ignore. Common words
   * and rare events are compared, too, because a machine has few reasons to name such an event.
   *
   * @param taken the events that transitions handle
   */
  private static Optional<String> handled(Spelling ignored, Set<String> taken) {
    String name = ignored.name();
    if (name.length() < SHORTEST_IGNORED) {
      return Optional.empty();
    }
    return taken.stream()
        .filter(e -> e.length() >= SHORTEST_IGNORED)
        .filter(e -> Math.abs(e.length() - name.length()) <= 1)
        .filter(e -> Nearest.distance(name, e) == 1)
        .filter(e -> Spelling.of(e).shape().equals(ignored.shape()))
        .findFirst();
  }

  private static Problem problem(Event suspect, String meant) {
    Origin origin = suspect.origin();
    return Problem.of(Code.NEAR_EVENT, origin, suspect.name(), meant)
        .withHint(
            Wording.writtenAt(
                origin,
                "If it is an event of its own, declare it with @Event.",
                "If it is an event of its own, declare it under \"events\"."));
  }

  /**
   * Returns the number of places in which each event is used. In a file, several transitions under
   * one key count as one place.
   */
  private static Map<String, Integer> uses(CheckContext machine) {
    Map<String, Integer> counts = new HashMap<>();
    Set<Origin> seen = new HashSet<>();
    List<NameReference> uses = new ArrayList<>(machine.events().raised());
    uses.addAll(machine.events().setAside());
    for (ResolvedTransition transition : machine.transitions()) {
      if (!EventUse.isPlaceholder(transition.eventName())) {
        uses.add(transition.declared().event());
      }
    }
    for (NameReference use : uses) {
      if (use.origin() == Origin.NONE || seen.add(use.origin())) {
        counts.merge(use.name(), 1, Integer::sum);
      }
    }
    return counts;
  }
}
