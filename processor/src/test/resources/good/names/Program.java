package names;

import dev.pawl.IllegalTransitionError;

/** Names with dashes, blanks, digits first and letters of other scripts. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    KäseMaschineMachine machine = new KäseMaschineMachine();
    assert machine.state() == KäseMaschineState.HALF_OPEN;
    assert machine.agentClaimsTask() == KäseMaschineState._2ND_TRY;
    assert machine.httpServerDown() == KäseMaschineState.状態;
    assert machine.ἀρχή() == KäseMaschineState.GRÖSSE;
    assert machine.éclair() == KäseMaschineState.HALF_OPEN;
    assert machine.unClaimForce() == KäseMaschineState.GRÖSSE;
    assert machine.done() == KäseMaschineState.状態;
    assert machine.完了() == KäseMaschineState.A_B;
    assert KäseMaschineTransitions.isIsIt(KäseMaschineState.A_B);
    assert KäseMaschineTransitions.is_2x(KäseMaschineState.A_B);
    assert machine.to2ndTry() == KäseMaschineState._2ND_TRY;
    assert machine._3Strikes() == KäseMaschineState.GRÖSSE;
    assert KäseMaschineCodec.toWire(KäseMaschineState._2ND_TRY).equals("2nd try");
    assert KäseMaschineCodec.fromWire("状態") == KäseMaschineState.状態;
    assert KäseMaschinePhase.halfOpen().agentClaimsTask()._3Strikes().done().完了().toHalfOpen()
        == KäseMaschinePhase.halfOpen();
    try {
      new KäseMaschineMachine().完了();
      throw new AssertionError();
    } catch (IllegalTransitionError e) {
      assert e.getMessage().contains("agent claims task → 2nd try") : e.getMessage();
    }
  }
}
