package births;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Order} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface OrderPhase {
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
    return switch (state) {
      case PLANNED -> Planned.INSTANCE;
      case OPEN -> Open.INSTANCE;
      case HELD -> Held.INSTANCE;
      case DONE -> Done.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  OrderStatus state();

  /** The state {@code PLANNED}. */
  final class Planned implements OrderPhase {
    private static final Planned INSTANCE = new Planned();

    private Planned() {}

    @Override
    public OrderStatus state() {
      return OrderStatus.PLANNED;
    }

    /** The event {@code approve}. */
    public Open approve() {
      return Open.INSTANCE;
    }

    @Override
    public String toString() {
      return "PLANNED";
    }
  }

  /** The state {@code OPEN}. */
  final class Open implements OrderPhase {
    private static final Open INSTANCE = new Open();

    private Open() {}

    @Override
    public OrderStatus state() {
      return OrderStatus.OPEN;
    }

    /** The event {@code finish}. */
    public Done finish() {
      return Done.INSTANCE;
    }

    @Override
    public String toString() {
      return "OPEN";
    }
  }

  /** Set aside by an operator. */
  final class Held implements OrderPhase {
    private static final Held INSTANCE = new Held();

    private Held() {}

    @Override
    public OrderStatus state() {
      return OrderStatus.HELD;
    }

    /** The event {@code release}. */
    public Open release() {
      return Open.INSTANCE;
    }

    @Override
    public String toString() {
      return "HELD";
    }
  }

  /** The state {@code DONE}. */
  final class Done implements OrderPhase {
    private static final Done INSTANCE = new Done();

    private Done() {}

    @Override
    public OrderStatus state() {
      return OrderStatus.DONE;
    }

    @Override
    public String toString() {
      return "DONE";
    }
  }
}
