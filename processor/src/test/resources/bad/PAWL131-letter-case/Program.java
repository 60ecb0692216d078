/** Uses what is generated. */
class Program {
  FrontDoorState use() {
    FrontDoorMachine machine = new FrontDoorMachine();
    FrontDoorPhase phase = FrontDoorPhase.of(machine.state());
    return phase.state();
  }
}
