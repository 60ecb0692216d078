package dev.pawl.test;

import dev.pawl.DeclaredName;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DefinitionTable;
import dev.pawl.engine.InstanceReplay;
import dev.pawl.engine.Replay;
import dev.pawl.language.model.State;
import dev.pawl.test.RecordedHistory.RecordedStep;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/** Replays recorded histories of instances of one machine, to check them. */
final class HistoryReplay {

  private final GeneratedMachine generated;
  private final Definition<Object, Object> definition;
  private final Replay<Object, Object> replay;
  private final boolean hasRegions;

  @SuppressWarnings("unchecked") // states and events are looked up in the definition
  HistoryReplay(GeneratedMachine generated) {
    this.generated = generated;
    this.definition = ((DefinitionTable<Object, Object>) generated.table()).definition();
    this.replay = new Replay<>(definition, definition.initialStates()).withoutEvents();
    this.hasRegions = generated.model().tree().nodes().stream().anyMatch(State::isParallel);
  }

  String machine() {
    return definition.machine();
  }

  /**
   * Checks that the recorded steps of an instance are legal. Throws an {@code AssertionFailedError}
   * if a step is not legal.
   */
  void require(String subject, @Nullable String entityId, List<RecordedStep> steps) {
    int migrated = steps.size();
    while (migrated > 0 && !steps.get(migrated - 1).migrated()) {
      migrated--;
    }
    InstanceReplay<Object> replaying = replay.begin(entityId);
    RecordedStep before = null;
    int number = 0;
    for (RecordedStep step : steps) {
      number++;
      String wrong;
      try {
        wrong = order(entityId, before, step, number > migrated);
        wrong =
            wrong != null
                ? subject + ": " + wrong
                : number >= migrated ? illegal(replaying, step) : null;
      } catch (UnknownNameException e) {
        wrong = subject + ": " + e.getMessage();
      }
      if (wrong != null) {
        throw new AssertionFailedError(step.place() + ", step " + step.sequence() + ": " + wrong);
      }
      before = step;
    }
  }

  private @Nullable String order(
      @Nullable String entityId,
      @Nullable RecordedStep before,
      RecordedStep step,
      boolean isJudged) {
    if (before != null && step.sequence() != before.sequence() + 1) {
      return "it follows step "
          + before.sequence()
          + (entityId == null
              ? ". Instances without id must be recorded one after another."
              : ". Record all steps of an instance, in their order.");
    } else if (!isJudged || hasRegions) {
      return null;
    } else if (before != null && !state(before.to()).equals(state(step.from()))) {
      return "it leaves " + step.from() + ", but the step before it ended in " + before.to() + ".";
    }
    Object from = state(step.from());
    boolean begins = before == null && step.sequence() == 1;
    return begins && definition.isWhole(from) && !definition.initialStates().contains(from)
        ? "an instance cannot begin in " + step.from() + "."
        : null;
  }

  private @Nullable String illegal(InstanceReplay<Object> replaying, RecordedStep step) {
    return replaying.next(
        step.sequence(),
        // the state before a migration may exist only in an earlier version of the machine
        state(step.migrated() ? step.to() : step.from()),
        step.event() == null ? -1 : event(step.event()),
        state(step.to()),
        step.forced() || step.migrated(),
        step.rescued() || step.migrated());
  }

  /**
   * Returns the state with the given declared or stored name. For a state that carries data,
   * returns the constant for the state.
   */
  private Object state(String name) {
    return definition.states().stream()
        .filter(s -> DeclaredName.of(s).equals(name))
        .findFirst()
        .orElseGet(() -> stored("state", "fromWire", name));
  }

  private int event(String name) {
    int index = definition.eventNames().indexOf(name);
    return index >= 0 ? index : replay.positionOf((Enum<?>) stored("event", "eventFromWire", name));
  }

  private Object stored(String what, String reader, String name) {
    try {
      return generated
          .stored(reader, name)
          .orElseThrow(
              () -> new UnknownNameException("There is no " + what + " \"" + name + "\"."));
    } catch (IllegalArgumentException e) {
      throw new UnknownNameException(String.valueOf(e.getMessage()));
    }
  }

  /** A name that the machine does not have. */
  private static final class UnknownNameException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnknownNameException(String message) {
      super(message);
    }
  }
}
