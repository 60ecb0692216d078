record Context() {}

class Fixture implements NeighbourEffects {

  NeighbourMachine neighbour;

  // snippet

  static void run() {
    Fixture own = new Fixture();
    Fixture its = new Fixture();
    NeighbourMachine machine = NeighbourMachine.start(new Context(), own);
    own.neighbour = NeighbourMachine.start(new Context(), its);
    its.neighbour = machine;
    try {
      machine.wake();
    } catch (dev.pawl.IllegalTransitionError e) {
      // the neighbour wakes this one, which is awake
    }
    dev.pawl.guides.snippet.Shown.is("AWAKE", own.neighbour.state());
  }
}
