package enumbody;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Shape} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface ShapePhase {
  /** The phases of all states. */
  Phases<Shape, ShapePhase> SHARED = new Phases<>(Shape.values(), Round.INSTANCE, Square.INSTANCE,
      MixedCase9.INSTANCE);

  /** The state {@code ROUND}. */
  static Round round() {
    return Round.INSTANCE;
  }

  /** The state {@code SQUARE}. */
  static Square square() {
    return Square.INSTANCE;
  }

  /** The state {@code $MIXED_case9}. */
  static MixedCase9 mixedCase9() {
    return MixedCase9.INSTANCE;
  }

  /** The phase that stands for a state. */
  static ShapePhase of(Shape state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  Shape state();

  /** The state {@code ROUND}. */
  final class Round extends Phase<Shape> implements ShapePhase {
    private static final Round INSTANCE = new Round();

    private Round() {
      super(Shape.ROUND);
    }

    /** The event {@code cut}. */
    public Square cut() {
      return Square.INSTANCE;
    }

    /** The event {@code melt}. */
    public Round melt() {
      return Round.INSTANCE;
    }
  }

  /** The state {@code SQUARE}. */
  final class Square extends Phase<Shape> implements ShapePhase {
    private static final Square INSTANCE = new Square();

    private Square() {
      super(Shape.SQUARE);
    }

    /** The event {@code cut}. */
    public MixedCase9 cut() {
      return MixedCase9.INSTANCE;
    }

    /** The event {@code melt}. */
    public Round melt() {
      return Round.INSTANCE;
    }
  }

  /** The state {@code $MIXED_case9}. */
  final class MixedCase9 extends Phase<Shape> implements ShapePhase {
    private static final MixedCase9 INSTANCE = new MixedCase9();

    private MixedCase9() {
      super(Shape.$MIXED_case9);
    }

    /** The event {@code cut}. */
    public Round cut() {
      return Round.INSTANCE;
    }

    /** The event {@code melt}. */
    public Round melt() {
      return Round.INSTANCE;
    }
  }
}
