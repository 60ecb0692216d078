package owntypes;

/** Names that generated code has itself. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    MachineLogic logic =
        new MachineLogic() {
          @Override
          public boolean logic() {
            return true;
          }

          @Override
          public Logic2 logic2() {
            return Logic2.TYPE;
          }
        };
    MachineMachine machine = MachineMachine.builder().logic(logic).build();
    assert machine.event(1) == MachineState.EVENT;
    assert machine.phase() == MachineState.PHASE;
    assert machine.fireBuilder() == MachineState.BUILDER;
    assert machine.next() == MachineState.TYPE;
    assert machine.cause() == MachineState.CAUSE;
    assert machine.outcome() == MachineState.OUTCOME;
    assert machine.toStates() == MachineState.STATES;
    assert machine.generated() == MachineState.TYPE;
    assert MachinePhase.type().event(1).phase().life().engine().state() == MachineState.TYPE;
    PlainMachine plain = new PlainMachine();
    assert plain.toStates() == PlainState.STATES;
    assert plain.toSteps() == PlainState.STEPS;
    assert plain.toRules() == PlainState.RULES;
  }
}
