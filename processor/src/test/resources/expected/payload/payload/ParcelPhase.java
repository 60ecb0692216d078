package payload;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Parcel} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface ParcelPhase {
  /** The phases of all states. */
  Phases<ParcelState, ParcelPhase> SHARED = new Phases<>(ParcelState.values(), Empty.INSTANCE,
      Packed.INSTANCE, Sent.INSTANCE);

  /** The state {@code EMPTY}. */
  static Empty empty() {
    return Empty.INSTANCE;
  }

  /** The state {@code PACKED}. */
  static Packed packed() {
    return Packed.INSTANCE;
  }

  /** The state {@code SENT}. */
  static Sent sent() {
    return Sent.INSTANCE;
  }

  /** The phase that stands for a state. */
  static ParcelPhase of(ParcelState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  ParcelState state();

  /** The state {@code EMPTY}. */
  final class Empty extends Phase<ParcelState> implements ParcelPhase {
    private static final Empty INSTANCE = new Empty();

    private Empty() {
      super(ParcelState.EMPTY);
    }

    /** Things are put in. */
    public Packed pack(int count, double weight, boolean fragile, char grade, long[] sizes,
        String[] labels, int[][] grid) {
      return Packed.INSTANCE;
    }
  }

  /** The state {@code PACKED}. */
  final class Packed extends Phase<ParcelState> implements ParcelPhase {
    private static final Packed INSTANCE = new Packed();

    private Packed() {
      super(ParcelState.PACKED);
    }

    /**
     * The event {@code send}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Sent send(List<?> things, Map.Entry<?, ?> marks, Duration delay, ParcelLogic logic) {
      ParcelTransitions.next(ParcelState.PACKED, ParcelEvent.send(things, marks, delay), logic);
      return Sent.INSTANCE;
    }

    /** The event {@code unpack}. */
    public Empty unpack() {
      return Empty.INSTANCE;
    }
  }

  /** The state {@code SENT}. */
  final class Sent extends Phase<ParcelState> implements ParcelPhase {
    private static final Sent INSTANCE = new Sent();

    private Sent() {
      super(ParcelState.SENT);
    }
  }
}
