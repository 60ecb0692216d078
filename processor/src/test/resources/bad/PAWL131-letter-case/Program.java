/** Uses what is generated. */
class Program {
  FrontDoorState use() {
    FrontDoorMachine machine = FrontDoorMachine.start();
    FrontDoorPhase phase = FrontDoorPhase.of(machine.state());
    return phase.state();
  }
}
