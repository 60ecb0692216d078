/** Everything is in no package. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    PlainMachine machine = PlainMachine.builder().logic(() -> true).build();
    assert machine.go() == PlainState.B;
    assert PlainPhase.b().go().state() == PlainState.A;
    assert PlainTransitions.go(PlainState.A, () -> true) == PlainState.B;
  }
}
