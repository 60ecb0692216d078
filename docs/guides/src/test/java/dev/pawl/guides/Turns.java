package dev.pawl.guides;

import java.util.ArrayList;
import java.util.List;

/** The logic and effects of turns in tests. Records the effects that ran. */
public class Turns implements TurnLogic, TurnEffects {

  /** The effects that ran. */
  public final List<String> done = new ArrayList<>();

  /** Creates an instance with this logic and these effects. */
  public final TurnMachine machine =
      TurnMachine.builder().context(0).logic(this).effects(this).build();

  @Override
  public boolean mayGo(Integer count) {
    return true;
  }

  @Override
  public boolean first(Integer count) {
    return true;
  }

  @Override
  public boolean second(Integer count) {
    return true;
  }

  @Override
  public Integer count(Integer count) {
    return count + 1;
  }

  @Override
  public Integer addNumber(Integer count, TurnEvent.Add event) {
    return count + event.number();
  }

  @Override
  public void leaveA(Integer count) {
    done.add("exit A");
  }

  @Override
  public void act(Integer count) {
    done.add("action");
  }

  @Override
  public void enterB(Integer count) {
    done.add("entry B");
  }
}
