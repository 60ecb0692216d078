package dev.pawl.diagrams.text;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** A builder of a state that may contain other states. */
final class NestedModel {

  private final String name;
  private final List<NestedModel> children = new ArrayList<>();
  private final List<Transition> transitions = new ArrayList<>();
  private boolean initial;
  private boolean isFinal;
  private boolean parallel;
  private Optional<Behavior.History> history = Optional.empty();

  NestedModel(String name, NestedModel... children) {
    this.name = name;
    this.children.addAll(List.of(children));
  }

  NestedModel initial() {
    initial = true;
    return this;
  }

  NestedModel end() {
    isFinal = true;
    return this;
  }

  NestedModel parallel() {
    parallel = true;
    return this;
  }

  NestedModel history(Behavior.History kind, String target) {
    history = Optional.of(kind);
    return on(Transition.NO_EVENT, target);
  }

  /**
   * Adds a transition.
   *
   * @param target the target state, or an empty string for none
   */
  NestedModel on(String event, String target) {
    NameReference taken = new NameReference(event, Origin.NONE);
    transitions.add(
        Transition.on(taken, Origin.NONE)
            .targets(target.isEmpty() ? List.of() : List.of(new NameReference(target, Origin.NONE)))
            .build());
    return this;
  }

  /** Returns a machine with this state as its root. */
  Machine machine() {
    Machine flat = MachineSketch.named(name).machine();
    return new Machine(
        flat.identity(),
        flat.settings(),
        flat.types(),
        new StateTree(state(State.root(Origin.NONE))),
        flat.events(),
        flat.forbids(),
        flat.views());
  }

  private State state() {
    Optional<State.Initial> mark = initial ? Optional.of(new State.Initial("")) : Optional.empty();
    return state(State.builder(name, Origin.NONE).initial(mark).isFinal(isFinal));
  }

  private State state(State.Builder state) {
    return state
        .transitions(transitions)
        .children(children.stream().map(NestedModel::state).toList())
        .behavior(Behavior.builder().parallel(parallel).history(history).build())
        .build();
  }

  static NestedModel player() {
    return new NestedModel(
        "Player",
        new NestedModel("OFF").initial().on("powerOn", "ON"),
        new NestedModel(
                "ON",
                new NestedModel("STOPPED").initial().on("play", "PLAYING"),
                new NestedModel("PLAYING").on("pause", "PAUSED").on("stop", "STOPPED"),
                new NestedModel("PAUSED").on("play", "PLAYING").on("stop", "STOPPED"),
                new NestedModel("LAST").history(Behavior.History.SHALLOW, "STOPPED"))
            .on("powerOff", "OFF")
            .on("breakDown", "BROKEN"),
        new NestedModel("SERVICE").on("done", "LAST"),
        new NestedModel("BROKEN").on("repair", "SERVICE").on("scrap", "SCRAPPED"),
        new NestedModel("SCRAPPED").end());
  }

  static NestedModel session() {
    return new NestedModel(
        "Session",
        new NestedModel("IDLE").initial().on("open", "ACTIVE"),
        new NestedModel(
                "ACTIVE",
                new NestedModel(
                    "TRANSFER",
                    new NestedModel("WAITING").initial().on("send", "SENDING"),
                    new NestedModel("SENDING").on("sent", "WAITING").on("fail", "BROKEN")),
                new NestedModel(
                    "WATCH",
                    new NestedModel("CALM").initial().on("slow", "ALERT"),
                    new NestedModel("ALERT").on("calmDown", "CALM").on("alarm", "IDLE")))
            .parallel()
            .on("close", "CLOSED"),
        new NestedModel("BROKEN").on("reset", "WAITING").on("giveUp", "CLOSED"),
        new NestedModel("CLOSED").end());
  }

  /** Returns a random machine with up to four levels and transitions between any states. */
  static NestedModel random(int seed) {
    Random random = new Random(104_729L * seed + 5);
    NestedModel root = new NestedModel("n" + seed);
    List<NestedModel> all = new ArrayList<>();
    int size = 3 + random.nextInt(14);
    for (int i = 0; i < size; i++) {
      NestedModel next = new NestedModel((random.nextBoolean() ? "S" : "STATE_") + i);
      NestedModel parent =
          all.isEmpty() || random.nextInt(3) == 0 ? root : all.get(random.nextInt(all.size()));
      parent.children.add(next);
      all.add(next);
    }
    for (NestedModel one : all) {
      one.parallel = one.children.size() > 1 && random.nextInt(4) == 0;
    }
    root.children.get(0).initial();
    int transitions = 1 + random.nextInt(22);
    for (int i = 0; i < transitions; i++) {
      // Some transitions have no event, such as the default of a history state.
      String event = random.nextInt(4) == 0 ? Transition.NO_EVENT : "event" + i;
      all.get(random.nextInt(size)).on(event, all.get(random.nextInt(size)).name);
    }
    return root;
  }
}
