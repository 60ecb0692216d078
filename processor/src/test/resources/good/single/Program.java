package single;

import dev.pawl.IllegalTransitionError;

/** The smallest machines. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    OnlyMachine only = new OnlyMachine();
    assert only.is(OnlyState.ONLY) && OnlyEvent.values().length == 0;
    assert OnlyTransitions.events(OnlyState.ONLY).isEmpty();
    assert !OnlyTransitions.canTransition(OnlyState.ONLY, OnlyState.ONLY);
    assert OnlyPhase.only().state() == OnlyState.ONLY;
    assert OnlyCodec.fromJson(OnlyCodec.toJson(only)).is(OnlyState.ONLY);
    try {
      OnlyTransitions.transition(OnlyState.ONLY, OnlyState.ONLY);
      throw new AssertionError();
    } catch (IllegalTransitionError e) {
      assert e.permitted().isEmpty();
    }
    LoopMachine loop = new LoopMachine();
    for (int i = 0; i < 100; i++) {
      assert loop.turn() == LoopState.LOOPING;
    }
    assert LoopPhase.looping().turn().turn() == LoopPhase.looping();
  }
}
