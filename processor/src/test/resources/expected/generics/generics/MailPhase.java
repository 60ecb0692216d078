package generics;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Mail} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface MailPhase {
  /** The phases of all states. */
  Phases<MailState, MailPhase> SHARED = new Phases<>(MailState.values(), Empty.INSTANCE,
      Full.INSTANCE);

  /** The state {@code empty}. */
  static Empty empty() {
    return Empty.INSTANCE;
  }

  /** The state {@code full}. */
  static Full full() {
    return Full.INSTANCE;
  }

  /** The phase that stands for a state. */
  static MailPhase of(MailState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  MailState state();

  /** The state {@code empty}. */
  final class Empty extends Phase<MailState> implements MailPhase {
    private static final Empty INSTANCE = new Empty();

    private Empty() {
      super(MailState.EMPTY);
    }

    /**
     * The event {@code collect}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Full collect(List<String> names, Map<String, int[]> index,
        Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
        Collection<?> raw, Instant when, BigDecimal amount, Thread.State thread,
        Map<String, Integer> context, MailLogic logic) {
      MailTransitions.next(MailState.EMPTY,
          MailEvent.collect(names, index, deep, any, many, raw, when, amount, thread), context, logic);
      return Full.INSTANCE;
    }
  }

  /** The state {@code full}. */
  final class Full extends Phase<MailState> implements MailPhase {
    private static final Full INSTANCE = new Full();

    private Full() {
      super(MailState.FULL);
    }

    /** The event {@code stamp}. */
    public MailPhase stamp(byte b, short s, float f, long l, char c, boolean z, double d,
        Map<String, Integer> context, MailLogic logic) {
      return of( MailTransitions.next(MailState.FULL,
          MailEvent.stamp(b, s, f, l, c, z, d), context, logic));
    }
  }
}
