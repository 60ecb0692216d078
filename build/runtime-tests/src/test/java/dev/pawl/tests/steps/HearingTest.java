package dev.pawl.tests.steps;

import static dev.pawl.tests.steps.StepProbes.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.tests.steps.StepProbes.Ear;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What hooks hear of steps that come to nothing. */
class HearingTest {

  private static final RelayLogic READY = () -> true;

  private static RelayMachine relay(Ear<RelayState, RelayEvent> ear) {
    return RelayMachine.builder().logic(READY).hook(ear).build();
  }

  @Test
  void anEventlessTransitionThatIsVetoedKeepsItsRecord() {
    Ear<RelayState, RelayEvent> ear = new Ear<>("C", "");
    relay(ear).go();
    assertEquals(List.of("before 0", "after 0", "before 1", "refused 1"), ear.heard);
  }

  @Test
  void aRaisedEventThatIsVetoedKeepsItsRecord() {
    Ear<RelayState, RelayEvent> ear = new Ear<>("C", "");
    relay(ear).send();
    assertEquals(List.of("before 0", "after 0", "before 1", "refused 1"), ear.heard);
  }

  @Test
  void aGuardThatThrowsWithoutAnEventIsHeard() {
    Ear<RelayState, RelayEvent> ear = new Ear<>("", "");
    RelayLogic broken =
        () -> {
          throw new IllegalStateException("broken");
        };
    RelayMachine machine = RelayMachine.builder().logic(broken).hook(ear).build();
    assertEquals("broken", thrown(machine::go).getMessage());
    assertEquals(List.of("before 0", "after 0", "failed B null"), ear.heard);
  }

  @Test
  void whatNeverEndsIsHeard() {
    Ear<RelayState, RelayEvent> ear = new Ear<>("", "");
    assertEquals(true, thrown(relay(ear)::spin).getMessage().contains("does not come to rest"));
    assertEquals("failed LEFT null", ear.heard.get(ear.heard.size() - 1));
  }

  /**
   * An instance that calls itself for ever, until somebody hears of it, and fires something else.
   */
  private static final class Caller implements EchoEffects, TransitionHook<EchoState, EchoEvent> {
    private EchoMachine machine;
    private boolean quiet;
    private int answers;

    @Override
    public void call() {
      if (machine != null && !quiet) {
        machine.go();
      }
    }

    @Override
    public void answer() {
      answers++;
    }

    @Override
    public void failed(LifecycleEvent<EchoState, EchoEvent> record, Throwable error) {
      quiet = true;
      machine.late();
    }
  }

  @Test
  void whatTheyFireAsTheRestIsLeftOutIsLeftOutToo() {
    Caller caller = new Caller();
    caller.machine = EchoMachine.builder().effects(caller).hook(caller).build();
    assertEquals(true, thrown(caller.machine::go).getMessage().contains("does not come to rest"));
    caller.machine.go();
    assertEquals(0, caller.answers);
  }

  /** Two regions go together; a question to hooks is answered for each. */
  private static PairMachine pair(Ear<PairState, PairEvent> ear, PairLogic logic) {
    return PairMachine.builder().context(0).logic(logic).effects(new Quiet()).hook(ear).build();
  }

  @Test
  void ofSeveralTransitionsAllHearOfTheVeto() {
    Ear<PairState, PairEvent> ear = new Ear<>("D", "");
    thrown(pair(ear, count -> count + 1)::go);
    assertEquals(List.of("before 0", "before 1", "refused 0", "refused 1"), ear.heard);
  }

  @Test
  void ofSeveralTransitionsOnlyThoseThatWereAskedHear() {
    Ear<PairState, PairEvent> ear = new Ear<>("B", "");
    thrown(pair(ear, count -> count + 1)::go);
    assertEquals(List.of("before 0", "refused 0"), ear.heard);
  }

  @Test
  void ofSeveralTransitionsAllHearOfABrokenHook() {
    Ear<PairState, PairEvent> ear = new Ear<>("", "D");
    assertEquals("broken", thrown(pair(ear, count -> count + 1)::go).getMessage());
    assertEquals(List.of("before 0", "before 1", "failed 1", "failed 0"), ear.heard);
  }

  @Test
  void ofSeveralTransitionsAllHearOfABrokenUpdate() {
    Ear<PairState, PairEvent> ear = new Ear<>("", "");
    PairLogic broken =
        count -> {
          throw new IllegalStateException("broken");
        };
    assertEquals("broken", thrown(pair(ear, broken)::go).getMessage());
    assertEquals(List.of("before 0", "before 1", "failed 0", "failed 1"), ear.heard);
  }

  /** Effects that do nothing. */
  private static final class Quiet implements PairEffects {
    @Override
    public void begun(Integer count) {}

    @Override
    public void ended(Integer count) {}
  }
}
