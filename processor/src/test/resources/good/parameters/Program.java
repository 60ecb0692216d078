package parameters;

import dev.pawl.Cause;

/** Payload that is called like generated parameters. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    String[] told = {""};
    StepMachine machine =
        StepMachine.builder().context("").logic(new StepLogic() {
              @Override
              public boolean ready(String context, StepEvent.Go event) {
                return event.from().equals("1");
              }

              @Override
              public String add(String context, StepEvent.Go event) {
                return context + event.context() + event.from_();
              }

              @Override
              public Either either(String context, StepEvent.Go event) {
                return Either.START;
              }
            }).effects((context, event) -> told[0] = event.effects()).build();
    machine.go("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14");
    assert machine.is(StepState.DONE);
    assert machine.context().equals("513") : machine.context();
    assert told[0].equals("11");
    Cause cause = Cause.by("me");
    machine.go("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", cause);
    assert machine.is(StepState.START);
  }
}
