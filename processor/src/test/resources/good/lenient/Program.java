package lenient;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;

/** Nothing is refused. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    List<Outcome<TapState>> ignored = new ArrayList<>();
    boolean[] paid = {false};
    TapMachine tap =
        TapMachine.builder()
            .entityId("t-1")
            .logic(() -> paid[0])
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void refused(
                      LifecycleEvent<TapState, TapEvent> attempt, Outcome<TapState> outcome) {
                    ignored.add(outcome);
                  }
                })
            .build();
    assert tap.shut() == TapState.SHUT;
    assert tap.open() == TapState.SHUT;
    assert ignored.equals(
            List.of(
                new Outcome.Ignored<>(TapState.SHUT, false),
                new Outcome.Ignored<>(TapState.SHUT, false)))
        : ignored;
    paid[0] = true;
    assert tap.open() == TapState.OPEN;
    TapMachine bare = TapMachine.builder().logic(() -> false).build();
    assert bare.shut() == TapState.SHUT && bare.open() == TapState.SHUT;
    assert bare.tryFire(TapEvent.SHUT).equals(new Outcome.Ignored<>(TapState.SHUT, false));
    assert !bare.permits(TapEvent.SHUT);
    assert TapTransitions.next(TapState.SHUT, TapEvent.SHUT, () -> true) == TapState.SHUT;
  }
}
