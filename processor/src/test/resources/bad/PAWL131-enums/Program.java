package bad;

/** Uses what is generated. */
class Program {
  AState use() {
    MMachine machine = new MMachine();
    MPhase phase = MPhase.of(machine.state());
    return phase.state();
  }
}
