package dev.pawl.store.sample;

import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import java.util.ArrayList;
import java.util.List;

/** The application code of a till, which fails when a test requests it. */
public final class TillWork {

  /** The exception that the effect throws; null if it succeeds. */
  public RuntimeException chargeFails;

  public RuntimeException guardFails;
  public boolean isSound = true;
  public RuntimeException writeFails;
  public EffectContext.Statements statements;

  /** An action that effects run immediately. */
  public Runnable during = () -> {};

  /** The effects that were run. */
  public final List<String> done = new ArrayList<>();

  /** Returns the machine with this code. */
  public StoredMachine<TillState, TillEvent> machine() {
    return TillStored.machine(
            (builder, opening) -> builder.logic(logic()).effects(effects(opening)))
        .withCodes(ErrorCode.class);
  }

  /** Returns the logic. */
  public TillLogic logic() {
    return () -> {
      if (guardFails != null) {
        throw guardFails;
      }
      return isSound;
    };
  }

  /**
   * Returns the effects.
   *
   * @param opening the opening of the instance; null if the effects must not run statements
   */
  public TillEffects effects(Opening<?, ?> opening) {
    return new TillEffects() {
      @Override
      public void charge(TillEvent.Pay event) {
        during.run();
        if (chargeFails != null) {
          throw chargeFails;
        }
        if (statements != null && opening != null) {
          opening.effectContext().execute(statements);
        }
        done.add("charge " + event.amount());
      }

      @Override
      public void write() {
        during.run();
        if (writeFails != null) {
          throw writeFails;
        }
        done.add("write");
      }
    };
  }
}
