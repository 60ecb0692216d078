package chartparts;

import dev.pawl.Snapshot;

/** Leaves parts out, one of them because it could not tell the truth. */
public final class Program {

  private Program() {}

  private static boolean exists(String name) {
    try {
      Class.forName("chartparts." + name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  public static void main(String[] args) {
    assert SomeTransitions.go(SomeState.A) == SomeState.B;
    assert SomeTransitions.step(SomeState.B, SomeEvent.BACK).effectNames().size() == 1;
    for (String part : new String[] {"Machine", "Codec", "Validator", "Cases", "Phase"}) {
      assert !exists("Some" + part) : part;
      assert exists("Whole" + part) == !part.equals("Phase") : part;
    }
    Snapshot<WholeState, WholeEvent, Void> instance = WholeTransitions.begin().state();
    assert WholeTransitions.permits(instance, WholeEvent.GO);
    assert !WholeTransitions.permits(instance, WholeEvent.BACK);
    instance = WholeTransitions.step(instance, WholeEvent.GO).state();
    assert WholeMachine.from(instance).state() == WholeState.B;
  }
}
