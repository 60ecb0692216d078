class Fixture {

  static void run() {
    Turns context = new Turns(0);
    AgentLoopLogic logic = (turns, state) -> true;
    AgentLoopMachine machine = AgentLoopMachine.builder().context(context).logic(logic).build();
    // snippet
  }
}
