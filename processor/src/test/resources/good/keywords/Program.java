package keywords;

import dev.pawl.Cause;

/** Calls what the names become. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    WordLogic logic = () -> WordLogic.Default.ENUM;
    WordMachine machine = WordMachine.builder().logic(logic).build();
    assert machine.fireNew() == WordState.DEFAULT;
    assert machine.fireDefault() == WordState.CLASS;
    assert machine.fireSwitch() == WordState.NEW;
    assert machine.start() == WordState.NEW;
    assert machine.fireState() == WordState.NEW;
    assert machine.resume() == WordState.NEW;
    assert machine.fireWait() == WordState.NEW;
    assert machine.fireNotify() == WordState.NEW;
    assert machine.fireToString() == WordState.NEW;
    assert machine.fireYield() == WordState.NEW;
    assert machine.fireFinal_() == WordState.NEW;
    assert machine.fireFinal() == WordState.NEW;
    assert machine.record() == WordState.NEW;
    assert machine.fireTrue() == WordState.NEW;
    assert machine.fire() == WordState.NEW;
    assert machine.is() == WordState.NEW;
    assert machine.force() == WordState.NEW;
    assert machine.lock() == WordState.NEW;
    assert machine.next() == WordState.NEW;
    assert machine.permits() == WordState.NEW;
    assert machine.isFinal() == WordState.NEW;
    machine.force(WordState.CLASS, Cause.by("me"));
    assert machine.to1() == WordState._1;
    assert machine.go() == WordState.ENUM;
    assert WordTransitions.next(WordState.NEW) == WordState.NEW;
    assert WordTransitions.fireDefault(WordState.NEW) == WordState.CLASS;
    assert WordPhase.new_().fireDefault().state() == WordState.CLASS;
    assert WordPhase.null_().to1().state() == WordState._1;
    assert WordTransitions.events(WordState.NEW).contains(WordEvent.DEFAULT);
  }
}
