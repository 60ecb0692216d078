package bad;

/** Uses what is generated. */
class Program {
  AState use() {
    MMachine machine = MMachine.start();
    MPhase phase = MPhase.of(machine.state());
    return phase.state();
  }
}
