package enumbody;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;

/** States that are more than names. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    ShapeMachine machine = new ShapeMachine();
    assert machine.cut() == Shape.SQUARE;
    assert machine.cut() == Shape.$MIXED_case9;
    assert ShapePhase.mixedCase9().cut() == ShapePhase.round();
    assert ShapeCodec.toWire(Shape.$MIXED_case9).equals("$MIXED_case9");
    assert ShapeCodec.fromWire("ROUND").get().equals("round o");
    try {
      machine.force(Shape.ROUND, Cause.by("me"));
      ShapeTransitions.transition(Shape.ROUND, Shape.$MIXED_case9);
      throw new AssertionError();
    } catch (IllegalTransitionError e) {
      assert e.getMessage().contains("cut → SQUARE") : e.getMessage();
    }
  }
}
