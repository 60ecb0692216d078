package births;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Order} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface OrderPhase {
  /** The phases of all states. */
  Phases<OrderStatus, OrderPhase> SHARED = new Phases<>(OrderStatus.values(), Planned.INSTANCE,
      Open.INSTANCE, Held.INSTANCE, Done.INSTANCE);

  /** The state {@code PLANNED}. */
  static Planned planned() {
    return Planned.INSTANCE;
  }

  /** The state {@code OPEN}. */
  static Open open() {
    return Open.INSTANCE;
  }

  /** Set aside by an operator. */
  static Held held() {
    return Held.INSTANCE;
  }

  /** The state {@code DONE}. */
  static Done done() {
    return Done.INSTANCE;
  }

  /** The phase that stands for a state. */
  static OrderPhase of(OrderStatus state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  OrderStatus state();

  /** The state {@code PLANNED}. */
  final class Planned extends Phase<OrderStatus> implements OrderPhase {
    private static final Planned INSTANCE = new Planned();

    private Planned() {
      super(OrderStatus.PLANNED);
    }

    /** The event {@code approve}. */
    public Open approve() {
      return Open.INSTANCE;
    }
  }

  /** The state {@code OPEN}. */
  final class Open extends Phase<OrderStatus> implements OrderPhase {
    private static final Open INSTANCE = new Open();

    private Open() {
      super(OrderStatus.OPEN);
    }

    /** The event {@code finish}. */
    public Done finish() {
      return Done.INSTANCE;
    }
  }

  /** Set aside by an operator. */
  final class Held extends Phase<OrderStatus> implements OrderPhase {
    private static final Held INSTANCE = new Held();

    private Held() {
      super(OrderStatus.HELD);
    }

    /** The event {@code release}. */
    public Open release() {
      return Open.INSTANCE;
    }
  }

  /** The state {@code DONE}. */
  final class Done extends Phase<OrderStatus> implements OrderPhase {
    private static final Done INSTANCE = new Done();

    private Done() {
      super(OrderStatus.DONE);
    }
  }
}
