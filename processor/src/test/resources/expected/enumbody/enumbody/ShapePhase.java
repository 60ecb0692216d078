package enumbody;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Shape} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface ShapePhase {
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
    return switch (state) {
      case ROUND -> Round.INSTANCE;
      case SQUARE -> Square.INSTANCE;
      case $MIXED_case9 -> MixedCase9.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  Shape state();

  /** The state {@code ROUND}. */
  final class Round implements ShapePhase {
    private static final Round INSTANCE = new Round();

    private Round() {}

    @Override
    public Shape state() {
      return Shape.ROUND;
    }

    /** The event {@code cut}. */
    public Square cut() {
      return Square.INSTANCE;
    }

    /** The event {@code melt}. */
    public Round melt() {
      return Round.INSTANCE;
    }

    @Override
    public String toString() {
      return "ROUND";
    }
  }

  /** The state {@code SQUARE}. */
  final class Square implements ShapePhase {
    private static final Square INSTANCE = new Square();

    private Square() {}

    @Override
    public Shape state() {
      return Shape.SQUARE;
    }

    /** The event {@code cut}. */
    public MixedCase9 cut() {
      return MixedCase9.INSTANCE;
    }

    /** The event {@code melt}. */
    public Round melt() {
      return Round.INSTANCE;
    }

    @Override
    public String toString() {
      return "SQUARE";
    }
  }

  /** The state {@code $MIXED_case9}. */
  final class MixedCase9 implements ShapePhase {
    private static final MixedCase9 INSTANCE = new MixedCase9();

    private MixedCase9() {}

    @Override
    public Shape state() {
      return Shape.$MIXED_case9;
    }

    /** The event {@code cut}. */
    public Round cut() {
      return Round.INSTANCE;
    }

    /** The event {@code melt}. */
    public Round melt() {
      return Round.INSTANCE;
    }

    @Override
    public String toString() {
      return "$MIXED_case9";
    }
  }
}
