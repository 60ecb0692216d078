class Fixture {

  static void run() {
    CircuitMachine machine = CircuitMachine.from(CircuitState.OPEN);
    // snippet
    dev.pawl.guides.snippet.Shown.is("OPEN", again.state());
    dev.pawl.guides.snippet.Shown.is("9", state.length);
  }
}
