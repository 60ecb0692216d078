record Context() {}

class Fixture implements NeighbourEffects {

  NeighbourMachine neighbour;

  // snippet

  static void run() {
    Fixture own = new Fixture();
    Fixture its = new Fixture();
    NeighbourMachine machine = NeighbourMachine.builder().context(new Context()).effects(own).build();
    own.neighbour = NeighbourMachine.builder().context(new Context()).effects(its).build();
    its.neighbour = machine;
    try {
      machine.wake();
    } catch (dev.pawl.IllegalTransitionError e) {
      // the neighbour wakes this one, which is awake
    }
    dev.pawl.guides.snippet.Shown.is("AWAKE", own.neighbour.state());
  }
}
