package dev.pawl.spring.importer;

import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger.OnEvent;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.built.Ids;
import java.util.HashMap;
import java.util.Map;
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

  void directJoin(Transition<?, ?> transition) {
    remark(
        "transition " + MachineWalker.place(transition) + " to a join",
        "not imported; the join asks whether its source states are active");
  }

  void transition(Transition<?, ?> transition, String place) {
    boolean guarded = SpringInternals.guard(transition).isPresent();
    if (transition.getTrigger() instanceof TimerTrigger<?, ?> timer) {
      if (timer.getCount() == 0 && guarded && transition.getKind() != TransitionKind.INTERNAL) {
        remark(
            "repeated timer " + place,
            "fires once; Spring Statemachine asks the guard again after each period");
      } else if (timer.getCount() > 1) {
        remark("timer " + place, "fires once instead of " + timer.getCount() + " times");
      }
    } else if (transition.getTrigger() == null && guarded) {
      remark(
          "guard of the transition " + place,
          "asked after each step; Spring Statemachine 3 and 4 ask it once, after the entry");
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
                      "taken in declared order; Spring Statemachine asks their guards in any"
                          + " order");
                }
              });
        });
  }

  private void remark(String construct, String result) {
    machine.remark(Place.NONE, construct, result);
  }
}
