package dev.pawl.spring.importer;

import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger.OnEvent;
import dev.pawl.cli.importer.Place;
import dev.pawl.language.problem.NameList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.security.SecurityRule;
import org.springframework.statemachine.state.State;
import org.springframework.statemachine.support.AbstractStateMachine;
import org.springframework.statemachine.transition.Transition;
import org.springframework.statemachine.transition.TransitionConflictPolicy;
import org.springframework.statemachine.transition.TransitionKind;
import org.springframework.statemachine.trigger.TimerTrigger;

/** Adds remarks to an imported machine about its parts that have no exact counterpart in Pawl. */
final class SpringRemarks {

  private final ImportedMachine machine;

  SpringRemarks(ImportedMachine machine) {
    this.machine = machine;
  }

  void machine(StateMachine<?, ?> spring) {
    Map<Object, Object> variables = spring.getExtendedState().getVariables();
    if (!variables.isEmpty()) {
      remark(
          "extended state " + variables.keySet(),
          "not imported; write a record for it and name it with \"context\"");
    }
    Object policy =
        SpringInternals.field(AbstractStateMachine.class, "transitionConflictPolicy", spring);
    if (policy == TransitionConflictPolicy.PARENT) {
      remark(
          "transition conflict policy PARENT",
          "not imported; in Pawl the transitions of inner states come first");
    }
  }

  void deferral(String state, String event) {
    remark(
        "deferred event " + event + " of " + state,
        "offered again when the active states change, and then dropped if no state takes it;"
            + " Spring Statemachine keeps it until a state takes it");
  }

  void history(String state) {
    remark(
        "history " + state,
        "remembers the states that were active at the exit; Spring Statemachine does not remember"
            + " states that were entered by default");
  }

  void superstate(String place, String target) {
    remark(
        "transition " + place + " to the state " + target + " around it",
        "enters the default states of "
            + target
            + "; Spring Statemachine may continue in the active ones");
  }

  void entry(String state, String outer) {
    remark(
        "entry of " + state + " from outside " + outer,
        "does not enter the default states of "
            + outer
            + " first; Spring Statemachine may do so, and run their entry actions");
  }

  void choice(String choice, String outer) {
    remark(
        "choice " + choice + " from " + outer + " into " + outer,
        "runs the exit and entry actions of "
            + outer
            + "; Spring Statemachine runs no entry actions");
  }

  void stateAction(String state) {
    remark(
        "state action of " + state,
        "an effect of its entry, in the thread of the caller; it is not interrupted at the exit");
  }

  void errorAction(String effect, SpringCode errorAction) {
    remark(
        "error action of " + effect + ", " + errorAction.describe(),
        "not imported; catch the exception in the effect, or use \"failed\" of a hook");
  }

  void deadBranch(String choice, State<?, ?> target) {
    remark(
        "branch of " + choice + " to " + Ids.name(target.getId()) + " without a guard",
        "not imported; Spring Statemachine never takes it, because it is not the last one");
  }

  void lastBranch(String choice, State<?, ?> target) {
    remark(
        "guard of the last branch of " + choice + " to " + Ids.name(target.getId()),
        "not imported; Spring Statemachine takes the last branch whatever its guard returns");
  }

  void emptyJoin(String join) {
    remark("join " + join, "not imported; it joins no states of regions");
  }

  void actionOfJoin(String place) {
    remark(
        "actions of the transition " + place,
        "not imported; Spring Statemachine does not run actions of transitions from joins");
  }

  void reachedBefore(String join, String parallel) {
    remark(
        "join " + join,
        "checks whether its states are active; Spring Statemachine also counts states that were"
            + " reached before "
            + parallel
            + " was last left");
  }

  /**
   * Adds a remark for each parallel state that can be left while states with exit actions are
   * active in its regions.
   */
  void exitsOfRegions(ImportedState root) {
    root.forEach(
        parallel -> {
          List<String> exited = new ArrayList<>();
          if (parallel != root && parallel.kind() == ImportedState.Kind.PARALLEL) {
            parallel.children().forEach(region -> region.forEach(s -> addExited(s, exited)));
          }
          if (!exited.isEmpty()) {
            remark(
                "exit actions of " + NameList.and(exited) + " in the regions of " + parallel.name(),
                "also run when "
                    + parallel.name()
                    + " is left; Spring Statemachine 3 and 4 do not run them then");
          }
        });
  }

  /**
   * Adds a remark for each transition without a target of a state around regions, if some of the
   * regions take the event too.
   */
  void takenByOtherRegions(ImportedState root) {
    root.forEach(
        state -> {
          Set<String> inner = new HashSet<>();
          state.forEach(parallel -> addEventsOfRegions(parallel, inner));
          for (ImportedTransition transition : state.transitions()) {
            if (transition.targets().isEmpty()
                && transition.trigger() instanceof OnEvent on
                && inner.contains(on.event())) {
              remark(
                  "internal transition for " + on.event() + " in " + state.name(),
                  "also taken if only some of the regions in "
                      + state.name()
                      + " take the event; Spring Statemachine then takes only their transitions");
            }
          }
        });
  }

  private static void addEventsOfRegions(ImportedState state, Set<String> events) {
    if (state.kind() == ImportedState.Kind.PARALLEL) {
      state.children().forEach(region -> events.addAll(eventsWithin(region)));
    }
  }

  private static Set<String> eventsWithin(ImportedState region) {
    Set<String> events = new TreeSet<>();
    region.forEach(
        state -> {
          for (ImportedTransition transition : state.transitions()) {
            if (transition.trigger() instanceof OnEvent on) {
              events.add(on.event());
            }
          }
        });
    return events;
  }

  /**
   * Adds a remark for each event that several regions of a state take. The regions of the machine
   * itself all take an event.
   */
  void takenBySeveralRegions(ImportedState root) {
    root.forEach(
        parallel -> {
          Map<String, Integer> regions = new TreeMap<>();
          if (parallel != root && parallel.kind() == ImportedState.Kind.PARALLEL) {
            for (ImportedState region : parallel.children()) {
              eventsWithin(region).forEach(e -> regions.merge(e, 1, Integer::sum));
            }
          }
          regions.values().removeIf(count -> count == 1);
          for (String event : regions.keySet()) {
            remark(
                "event " + event + " in several regions of " + parallel.name(),
                "taken by each of them; Spring Statemachine lets only one of them take it");
          }
        });
  }

  private static void addExited(ImportedState state, List<String> exited) {
    if (!state.exit().isEmpty()) {
      exited.add(state.name());
    }
  }

  void directJoin(Transition<?, ?> transition) {
    remark(
        "transition " + MachineWalker.place(transition) + " to a join",
        "not imported; the join checks whether its source states are active");
  }

  void transition(Transition<?, ?> transition, String place) {
    boolean guarded = SpringInternals.guard(transition).isPresent();
    if (transition.getTrigger() instanceof TimerTrigger<?, ?> timer) {
      if (timer.getCount() == 0 && guarded && transition.getKind() != TransitionKind.INTERNAL) {
        remark(
            "repeated timer " + place,
            "fires once; Spring Statemachine evaluates the guard again after each period");
      } else if (timer.getCount() > 1) {
        remark("timer " + place, "fires once instead of " + timer.getCount() + " times");
      }
    } else if (transition.getTrigger() == null && guarded) {
      remark(
          "guard of the transition " + place,
          "evaluated after each step; Spring Statemachine 3 and 4 evaluate it once, after the entry");
    }
  }

  void securityRule(Transition<?, ?> transition, String place) {
    SecurityRule rule = transition.getSecurityRule();
    if (rule != null) {
      String text =
          rule.getExpression() == null
              ? rule.getComparisonType() + " of " + rule.getAttributes()
              : rule.getExpression();
      remark(
          "security rule " + text + " of the transition " + place,
          "not imported; check it before the event is fired, or in \"before\" of a hook");
    }
  }

  /** Adds a remark for each event that triggers several transitions of one state. */
  void ambiguous(ImportedState root) {
    root.forEach(
        state -> {
          Map<String, Integer> uses = new HashMap<>();
          for (ImportedTransition transition : state.transitions()) {
            if (transition.trigger() instanceof OnEvent on) {
              uses.merge(on.event(), 1, Integer::sum);
            }
          }
          uses.forEach(
              (event, count) -> {
                if (count > 1) {
                  remark(
                      count + " transitions for " + event + " in " + state.name(),
                      "taken in declared order; Spring Statemachine evaluates their guards in any"
                          + " order");
                }
              });
        });
  }

  private void remark(String construct, String result) {
    machine.remark(Place.NONE, construct, result);
  }
}
