package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.built.HeldTimers;
import dev.pawl.cli.importer.built.ReplacedCode;
import dev.pawl.time.Scheduler;
import java.util.ArrayList;
import java.util.List;

/**
 * The objects with which the machine of Pawl runs the conditions and actions of squirrel in a
 * comparison. Pass each object to the builder of the machine if the builder accepts it.
 */
public final class PawlSide {

  private final HeldTimers timers = new HeldTimers();
  private final List<String> actions = new ArrayList<>();
  private final CalledCode<?, ?, ?, ?> code;

  PawlSide(CalledCode<?, ?, ?, ?> code) {
    this.code = code;
  }

  /**
   * Returns an implementation of the generated interface of guards.
   *
   * @param type the interface, such as {@code ClaimLogic}
   */
  public <L> L logic(Class<L> type) {
    return ReplacedCode.logic(type, code::holds);
  }

  /**
   * Returns an implementation of the generated interface of effects.
   *
   * @param type the interface, such as {@code ClaimEffects}
   */
  public <X> X effects(Class<X> type) {
    return ReplacedCode.effects(
        type,
        method -> {
          actions.add(method);
          code.run(method);
        });
  }

  /** Returns a scheduler whose timers the comparison fires. */
  public Scheduler scheduler() {
    return timers;
  }

  /** Returns the timers. The comparison fires them. */
  HeldTimers timers() {
    return timers;
  }

  /** Returns the methods of effects that have run. */
  List<String> actions() {
    return actions;
  }
}
