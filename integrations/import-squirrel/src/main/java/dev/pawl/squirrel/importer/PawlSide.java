package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.HeldTimers;
import dev.pawl.cli.importer.ReplacedCode;
import dev.pawl.time.Scheduler;
import java.util.ArrayList;
import java.util.List;

/**
 * Creates the objects with which the machine of Pawl runs the conditions and actions of squirrel in
 * a {@link SideBySide} comparison. Pass each created object to the builder of the machine of Pawl
 * if the builder accepts such an object.
 */
public final class PawlSide {

  private final HeldTimers timers = new HeldTimers();
  private final List<String> actions = new ArrayList<>();
  private final CalledCode<?, ?, ?, ?> code;

  PawlSide(CalledCode<?, ?, ?, ?> code) {
    this.code = code;
  }

  /**
   * Returns an implementation of the generated interface of guards. The implementation calls the
   * conditions of squirrel.
   *
   * @param type the interface, such as {@code ClaimLogic}
   */
  public <L> L logic(Class<L> type) {
    return ReplacedCode.logic(type, code::holds);
  }

  /**
   * Returns an implementation of the generated interface of effects. The implementation calls the
   * actions of squirrel.
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

  /**
   * Returns a scheduler for the machine of Pawl. The comparison decides when the timers of this
   * scheduler fire.
   */
  public Scheduler scheduler() {
    return timers;
  }

  /** Returns the running timers of the machine of Pawl. The comparison fires them. */
  HeldTimers timers() {
    return timers;
  }

  /** Returns the names of the methods of the effects that have run. */
  List<String> actions() {
    return actions;
  }
}
