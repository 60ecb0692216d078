package complete;

/** Every event from every state, self loops included. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    for (DialState from : DialState.values()) {
      assert DialTransitions.events(from).size() == 5;
      assert DialTransitions.targets(from).size() == 4;
      for (DialEvent event : DialEvent.values()) {
        int to = (from.ordinal() + event.ordinal()) % 4;
        assert DialTransitions.next(from, event) == DialState.values()[to];
      }
    }
    assert DialPhase.p0().e1().e0().e4().e3().state() == DialState.P0;
  }
}
