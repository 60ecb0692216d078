/** Uses what is generated. */
class Program {
  MState use() {
    MMachine machine = MMachine.start();
    MPhase phase = MPhase.of(machine.state());
    return phase.state();
  }
}
