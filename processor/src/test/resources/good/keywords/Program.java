package keywords;

import dev.pawl.Cause;

/** Calls what the names become. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    WordLogic logic = () -> WordLogic.Default.ENUM;
    WordMachine machine = WordMachine.start(logic);
    assert machine.new_() == WordState.DEFAULT;
    assert machine.default_() == WordState.CLASS;
    assert machine.switch_() == WordState.NEW;
    assert machine.start_() == WordState.NEW;
    assert machine.state_() == WordState.NEW;
    assert machine.resume() == WordState.NEW;
    assert machine.wait_() == WordState.NEW;
    assert machine.notify_() == WordState.NEW;
    assert machine.toString_() == WordState.NEW;
    assert machine.yield_() == WordState.NEW;
    assert machine.record() == WordState.NEW;
    assert machine.true_() == WordState.NEW;
    assert machine.fire() == WordState.NEW;
    assert machine.is() == WordState.NEW;
    assert machine.force() == WordState.NEW;
    assert machine.lock() == WordState.NEW;
    assert machine.next() == WordState.NEW;
    assert machine.permits() == WordState.NEW;
    assert machine.isFinal_() == WordState.NEW;
    machine.force(WordState.CLASS, Cause.by("me"));
    assert machine.to1() == WordState._1;
    assert machine.go() == WordState.ENUM;
    assert WordTransitions.next(WordState.NEW) == WordState.NEW;
    assert WordTransitions.default_(WordState.NEW) == WordState.CLASS;
    assert WordPhase.new_().default_().state() == WordState.CLASS;
    assert WordPhase.null_().to1().state() == WordState._1;
    assert WordTransitions.events(WordState.NEW).contains(WordEvent.DEFAULT);
  }
}
