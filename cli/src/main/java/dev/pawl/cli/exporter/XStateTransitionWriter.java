package dev.pawl.cli.exporter;

import dev.pawl.cli.importer.xstate.XStateMeta;
import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A writer of transitions for XState. */
final class XStateTransitionWriter {

  private final ResolvedMachine machine;

  XStateTransitionWriter(ResolvedMachine machine) {
    this.machine = machine;
  }

  /**
   * Returns a transition as transitions of XState. There are several if a method chooses the
   * target.
   */
  List<Map<String, Object>> of(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    if (!transition.dynamic()) {
      JsonText.Members members = new JsonText.Members();
      XStateGuardWriter.of(transition).ifPresent(guard -> members.put("guard", guard));
      List<String> targets = resolved.targets().stream().map(StateNode::name).toList();
      return List.of(complete(members, resolved, targets, meta(resolved)));
    }
    List<Map<String, Object>> all = new ArrayList<>();
    List<String> targets = resolved.targets().stream().map(StateNode::name).toList();
    for (StateNode target : resolved.targets()) {
      JsonText.Members meta = meta(resolved);
      meta.put(XStateMeta.CHOOSE, transition.choose().orElseThrow().name());
      meta.add(XStateMeta.FIRST, all.isEmpty());
      JsonText.Members members =
          new JsonText.Members()
              .put("guard", XStateGuardWriter.choice(transition, target.name(), targets));
      all.add(complete(members, resolved, List.of(target.name()), meta));
    }
    return all;
  }

  private Map<String, Object> complete(
      JsonText.Members members,
      ResolvedTransition resolved,
      List<String> targets,
      JsonText.Members meta) {
    Transition transition = resolved.declared();
    if (!targets.isEmpty()) {
      List<String> references = targets.stream().map(XStateNames::reference).toList();
      members.put("target", XStateNames.oneOrAll(references));
    }
    boolean reenters = reenters(resolved);
    members.add("reenter", reenters);
    boolean isImplied = !resolved.isTargetless() && !reenters && !resolved.source().isRoot();
    meta.add(XStateMeta.INTERNAL, transition.internal() && !isImplied);
    List<Object> actions = new ArrayList<>();
    transition.update().ifPresent(update -> actions.add(update.name()));
    actions.addAll(NameReference.names(transition.effects()));
    resolved.raised().forEach(event -> actions.add(XStateNames.raise(event)));
    members.add("actions", actions.isEmpty() ? "" : XStateNames.oneOrAll(actions));
    members.add("description", transition.description());
    boolean idle = targets.isEmpty() && actions.isEmpty() && transition.guard().isEmpty();
    meta.add(XStateMeta.RECORDED, idle);
    if (!meta.map().isEmpty()) {
      members.put("meta", Map.of(XStateMeta.PAWL, meta.map()));
    }
    return members.map();
  }

  /**
   * Returns whether a transition exits and enters its source, although a target is at or below the
   * source.
   */
  private boolean reenters(ResolvedTransition resolved) {
    StateNode source = resolved.source();
    if (source.isRoot() || resolved.isTargetless()) {
      return false;
    }
    boolean within =
        resolved.targets().stream()
            .anyMatch(t -> machine.tree().isWithin(t.number(), source.number()));
    boolean stays =
        machine.moves().of(resolved).stream()
            .map(Move::domains)
            .allMatch(domains -> domains.get(domains.size() - 1) == source.number());
    return within && !stays;
  }

  private static JsonText.Members meta(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    JsonText.Members meta = new JsonText.Members();
    transition.update().ifPresent(update -> meta.put(XStateMeta.UPDATE, update.name()));
    meta.add(XStateMeta.DIRECT, transition.direct());
    meta.add(XStateMeta.REQUIREMENT, transition.requirements());
    resolved.timer().map(StateNode.Timer::declared).ifPresent(timer -> addTimer(timer, meta));
    return meta;
  }

  private static void addTimer(Behavior.Timer timer, JsonText.Members meta) {
    timer.name().ifPresent(name -> meta.put(XStateMeta.TIMER, name.name()));
    boolean isImplied =
        timer
            .delay()
            .constant()
            .map(d -> XStateMeta.duration(d.toMillis()).equals(timer.delay().text()))
            .orElse(true);
    meta.add(XStateMeta.DELAY, isImplied ? "" : timer.delay().text());
  }
}
