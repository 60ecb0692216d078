package hostile;

import dev.pawl.IllegalTransitionError;

/** Text that means something to every reader of what is generated. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    assert new EvilMachine().go() == EvilState.B;
    assert EvilCodec.toWire(EvilState.A).equals("\"quoted\" 'x' $T $L %s");
    try {
      EvilTransitions.transition(EvilState.B, EvilState.A);
      throw new AssertionError();
    } catch (IllegalTransitionError e) {
      assert e.because().orElseThrow().equals("{@link") : e;
    }
    DeVilXMachine devil = DeVilXMachine.builder().logic(() -> true).build();
    assert devil.gO() == DeVilXState.B_U000A;
    assert DeVilXCodec.toWire(DeVilXState.B_U000A).equals("B\\u000a");
  }
}
