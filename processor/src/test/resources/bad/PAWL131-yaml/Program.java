/** Uses what is generated. */
class Program {
  MState use() {
    MMachine machine = new MMachine();
    MPhase phase = MPhase.of(machine.state());
    return phase.state();
  }
}
