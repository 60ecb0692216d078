package dev.pawl.language.diff;

import dev.pawl.language.diff.Change.Category;
import dev.pawl.language.diff.Change.Impact;
import dev.pawl.language.explore.Constraints;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.GuardSpace;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.LeafResponse.Otherwise;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The differences between the transitions of two versions, compared leaf by leaf. A transition that
 * is moved to a superstate is no difference if all leaves behave as before.
 */
final class TransitionChanges {

  /** The conditions under which states take an event, in the earlier and in the later version. */
  private record Acceptance(String event, boolean isFromOutside, Formulas formulas) {}

  /**
   * The guards under which an event is handled, in the earlier and in the later version. A list is
   * null if the event is always handled, and empty if the event is never handled.
   */
  private record Formulas(@Nullable List<Formula> before, @Nullable List<Formula> now) {}

  /**
   * A transition of either version. For a transition of the earlier version, the names are those of
   * the later version.
   */
  private record Arrow(
      ResolvedTransition transition,
      Optional<Formula> guard,
      List<String> targets,
      Optional<String> choose,
      Optional<String> update,
      List<String> effects,
      List<String> raised) {

    boolean hasGuardOf(Arrow other) {
      return guard.equals(other.guard);
    }

    boolean hasTargetsOf(Arrow other) {
      return targets.equals(other.targets) && choose.equals(other.choose);
    }

    boolean hasActionsOf(Arrow other) {
      return update.equals(other.update)
          && effects.equals(other.effects)
          && raised.equals(other.raised);
    }

    String actions() {
      List<String> methods = new ArrayList<>(update.stream().toList());
      methods.addAll(effects);
      return TransitionChanges.actions(methods, raised);
    }

    String target() {
      String names = NameList.or(targets);
      return targets.isEmpty() ? "nowhere" : choose.map(c -> names + " (" + c + ")").orElse(names);
    }
  }

  private static final LeafResponse REFUSED = new LeafResponse(List.of(), Otherwise.REFUSED);

  private final Correspondence versions;
  private final Constraints constraints;
  private final Set<Change> changes = new LinkedHashSet<>();
  private final Map<Acceptance, Set<String>> acceptances = new LinkedHashMap<>();
  private final Map<String, String> stateNames = new HashMap<>();

  TransitionChanges(Correspondence both) {
    this.versions = both;
    this.constraints = new Constraints(both.later().declared().verification());
    for (StateNode node : both.earlier().nodes()) {
      both.later(node).ifPresent(n -> stateNames.put(node.name(), n.name()));
    }
  }

  /** Returns the differences, with differences of the protocol first. */
  List<Change> changes() {
    for (StateNode leaf : versions.earlier().leaves()) {
      versions
          .later(leaf)
          .map(versions.later()::leaf)
          .filter(n -> n.declared().isLeaf())
          .ifPresent(n -> compare(leaf, n));
    }
    List<Change> all = new ArrayList<>();
    acceptances.forEach((acceptance, leaves) -> all.add(protocol(acceptance, List.copyOf(leaves))));
    all.addAll(changes);
    return all;
  }

  private void compare(StateNode before, StateNode now) {
    Map<Event, LeafResponse> old = versions.earlier().candidates().of(before.number());
    Map<Event, LeafResponse> young = versions.later().candidates().of(now.number());
    Set<Event> compared = new HashSet<>();
    old.forEach(
        (event, response) -> {
          Event later = versions.laterEvent(event).orElse(null);
          if (later != null) {
            compared.add(later);
          }
          LeafResponse other = later == null ? REFUSED : young.getOrDefault(later, REFUSED);
          compare(before, now, event.name(), response, other, !event.kind().isOwn());
        });
    young.forEach(
        (event, response) -> {
          if (!compared.contains(event)) {
            compare(before, now, event.name(), REFUSED, response, !event.kind().isOwn());
          }
        });
    compare(
        before,
        now,
        "",
        versions.earlier().candidates().eventless(before.number()),
        versions.later().candidates().eventless(now.number()),
        false);
  }

  /** Returns the actions of a transition, an entry or an exit as a list for a sentence. */
  static String actions(List<String> methods, List<String> raised) {
    List<String> all = new ArrayList<>(methods);
    raised.forEach(r -> all.add("raise " + r));
    return all.isEmpty() ? "nothing" : NameList.and(all);
  }

  private void compare(
      StateNode leaf,
      StateNode laterLeaf,
      String event,
      LeafResponse before,
      LeafResponse now,
      boolean isFromOutside) {
    if (before.isNone() && now.isNone()) {
      return;
    }
    List<Arrow> old = before.candidates().stream().map(this::translated).toList();
    List<Arrow> young = now.candidates().stream().map(TransitionChanges::arrow).toList();
    Formulas formulas = new Formulas(accepted(before, old), accepted(now, young));
    boolean isAccepted = sameCondition(formulas);
    if (!isAccepted && !event.isEmpty()) {
      acceptances
          .computeIfAbsent(
              new Acceptance(event, isFromOutside, formulas), a -> new LinkedHashSet<>())
          .add(leaf.name());
    }
    align(old, young, event, isAccepted);
    if (isAccepted && before.otherwise() != now.otherwise() && old.isEmpty() && young.isEmpty()) {
      String verb = verb(now.otherwise());
      add(
          Impact.MINOR,
          laterLeaf.name()
              + (" " + verb + " " + event + ", before it " + verb(before.otherwise()) + " it."));
    }
  }

  private static String verb(Otherwise otherwise) {
    return switch (otherwise) {
      case DEFERRED -> "defers";
      case IGNORED -> "ignores";
      case REFUSED -> "refuses";
    };
  }

  private static @Nullable List<Formula> accepted(LeafResponse response, List<Arrow> arrows) {
    boolean isAlways =
        response.otherwise() != Otherwise.REFUSED
            || arrows.stream().anyMatch(a -> a.guard().isEmpty());
    return isAlways ? null : arrows.stream().map(a -> a.guard().orElseThrow()).toList();
  }

  private Condition condition(@Nullable List<Formula> formulas) {
    GuardSpace space = constraints.space();
    Condition any = formulas == null ? space.always() : space.never();
    for (Formula formula : formulas == null ? List.<Formula>of() : formulas) {
      any = any.or(space.of(formula));
    }
    return any;
  }

  private boolean sameCondition(Formulas formulas) {
    return Objects.equals(formulas.before(), formulas.now())
        || (implies(formulas.before(), formulas.now())
            && implies(formulas.now(), formulas.before()));
  }

  /**
   * Returns whether one condition certainly implies another under the assumptions of the later
   * version.
   */
  private boolean implies(@Nullable List<Formula> one, @Nullable List<Formula> other) {
    return constraints.assumed().and(condition(one)).and(condition(other).not()).isNever();
  }

  private Change protocol(Acceptance acceptance, List<String> leaves) {
    Formulas formulas = acceptance.formulas();
    boolean isLooser = implies(formulas.before(), formulas.now());
    boolean isOne = leaves.size() == 1;
    String names = NameList.and(leaves);
    String event = acceptance.event();
    String text;
    if (isNever(formulas.now())) {
      text = names + " no longer " + (isOne ? "takes " : "take ") + event + ".";
    } else if (isNever(formulas.before())) {
      text =
          names + (isOne ? " takes " : " take ") + event + when(formulas.now()) + ", which is new.";
    } else {
      text =
          names
              + (isOne ? " takes " : " take ")
              + event
              + when(formulas.now())
              + "; before"
              + (formulas.before() == null ? " always" : when(formulas.before()))
              + ".";
    }
    return new Change(
        acceptance.isFromOutside() ? Category.PROTOCOL : Category.BEHAVIOR,
        isLooser ? Impact.MINOR : Impact.MAJOR,
        text);
  }

  private static boolean isNever(@Nullable List<Formula> formulas) {
    return formulas != null && formulas.isEmpty();
  }

  private static String when(@Nullable List<Formula> formulas) {
    if (formulas == null) {
      return "";
    }
    Formula any = formulas.size() == 1 ? formulas.get(0) : new Formula.Or(formulas);
    return " only if " + any.text();
  }

  /** Pairs the transitions of both versions, beginning with the most similar transitions. */
  private void align(List<Arrow> before, List<Arrow> now, String event, boolean isAccepted) {
    List<Arrow> old = new ArrayList<>(before);
    List<Arrow> young = new ArrayList<>(now);
    List<int[]> pairs = new ArrayList<>();
    List<BiPredicate<Arrow, Arrow>> similar =
        List.of(
            (a, b) -> a.hasGuardOf(b) && a.hasTargetsOf(b) && a.hasActionsOf(b),
            (a, b) -> a.hasTargetsOf(b) && a.hasActionsOf(b),
            (a, b) -> a.hasGuardOf(b) && a.hasTargetsOf(b),
            (a, b) -> a.hasGuardOf(b),
            (a, b) -> a.hasTargetsOf(b));
    for (BiPredicate<Arrow, Arrow> each : similar) {
      for (Arrow one : List.copyOf(old)) {
        Optional<Arrow> other = young.stream().filter(b -> each.test(one, b)).findFirst();
        if (other.isPresent()) {
          old.remove(one);
          young.remove(other.get());
          pairs.add(new int[] {before.indexOf(one), now.indexOf(other.get())});
          describe(one, other.get(), event, isAccepted);
        }
      }
    }
    if (!isAccepted && (before.isEmpty() || now.isEmpty())) {
      return;
    }
    for (Arrow removed : old) {
      add(Impact.MAJOR, name(removed, event) + " to " + removed.target() + " was removed.");
    }
    for (Arrow added : young) {
      add(Impact.MINOR, name(added, event) + " to " + added.target() + " is new.");
    }
    boolean isInOrder =
        pairs.stream().allMatch(p -> pairs.stream().noneMatch(q -> p[0] < q[0] && p[1] > q[1]));
    if (!isInOrder) {
      add(
          Impact.MINOR,
          "The transitions from "
              + now.get(0).transition().source()
              + on(event)
              + " are tried in another order.");
    }
  }

  private void add(Impact impact, String text) {
    changes.add(new Change(Category.BEHAVIOR, impact, text));
  }

  private void describe(Arrow before, Arrow now, String event, boolean isAccepted) {
    String name = name(now, event);
    if (!before.hasGuardOf(now)) {
      List<Formula> old = before.guard().map(List::of).orElse(null);
      List<Formula> young = now.guard().map(List::of).orElse(null);
      boolean isStricter = implies(young, old);
      boolean isLooser = implies(old, young);
      String how =
          isStricter && isLooser
              ? "an equivalent guard"
              : isStricter ? "a stricter guard" : isLooser ? "a looser guard" : "another guard";
      if (isAccepted || !isStricter || isLooser) {
        add(
            isStricter && isLooser ? Impact.PATCH : isLooser ? Impact.MINOR : Impact.MAJOR,
            name
                + " has "
                + how
                + ": "
                + now.guard().map(Formula::text).orElse("none")
                + ", before "
                + before.guard().map(Formula::text).orElse("none")
                + ".");
      }
    }
    if (!before.hasTargetsOf(now)) {
      add(
          Impact.MAJOR,
          name + " leads to " + now.target() + ", before to " + before.target() + ".");
    }
    if (!before.hasActionsOf(now)) {
      add(Impact.MINOR, name + " runs " + now.actions() + ", before " + before.actions() + ".");
    }
  }

  private static String name(Arrow arrow, String event) {
    return "The transition from "
        + arrow.transition().source()
        + on(event)
        + arrow.guard().map(g -> " [" + g.text() + "]").orElse("");
  }

  private static String on(String event) {
    return event.isEmpty() ? " without event" : " on " + event;
  }

  private static Arrow arrow(ResolvedTransition transition) {
    Transition declared = transition.declared();
    return new Arrow(
        transition,
        declared.guard().map(g -> g.formula()),
        transition.targets().stream().map(StateNode::name).toList(),
        declared.choose().map(NameReference::name),
        declared.update().map(NameReference::name),
        NameReference.names(declared.effects()),
        transition.raised().stream().map(Event::name).toList());
  }

  private Arrow translated(ResolvedTransition transition) {
    Arrow arrow = arrow(transition);
    return new Arrow(
        transition,
        arrow.guard().map(this::translated),
        arrow.targets().stream().map(t -> stateNames.getOrDefault(t, t)).toList(),
        arrow.choose(),
        arrow.update(),
        arrow.effects(),
        arrow.raised().stream().map(e -> versions.laterEvent(e).orElse(e)).toList());
  }

  private Formula translated(Formula formula) {
    if (formula instanceof Formula.In in) {
      return new Formula.In(stateNames.getOrDefault(in.state(), in.state()));
    } else if (formula instanceof Formula.Not not) {
      return new Formula.Not(translated(not.operand()));
    } else if (formula instanceof Formula.And and) {
      return new Formula.And(and.operands().stream().map(this::translated).toList());
    } else if (formula instanceof Formula.Or or) {
      return new Formula.Or(or.operands().stream().map(this::translated).toList());
    }
    return formula;
  }
}
