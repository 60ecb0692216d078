package parts;

import java.util.List;

/** Leaves parts out. */
public final class Program {

  private static boolean exists(String name) {
    try {
      Class.forName("parts." + name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private Program() {}

  public static void main(String[] args) {
    assert BareTransitions.go(BareState.A) == BareState.B;
    for (String part : List.of("Machine", "Phase", "Cases", "Validator", "Codec")) {
      assert !exists("Bare" + part) : part;
      assert exists("Unsaved" + part) == !part.equals("Codec") : part;
      assert exists("Stateless" + part) == !part.equals("Machine") : part;
    }
    assert new UnsavedMachine().go() == UnsavedState.B;
    assert StatelessCodec.fromWire("B") == StatelessState.B;
    assert StatelessPhase.a().go().state() == StatelessState.B;
    StatelessValidator.requireLegal(StatelessState.A, StatelessState.B);
  }
}
