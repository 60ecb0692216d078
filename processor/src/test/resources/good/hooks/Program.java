package hooks;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import java.util.ArrayList;
import java.util.List;

/** The order of everything that happens at a step, and what is undone when something throws. */
public final class Program {

  private static final List<String> HEARD = new ArrayList<>();
  private static String fails = "";

  private static void say(String what) {
    HEARD.add(what);
    if (fails.equals(what)) {
      throw new IllegalArgumentException(what);
    }
  }

  private static final class Logic implements DealLogic {
    @Override
    public Integer raise(Integer context) {
      say("update");
      return context + 1;
    }

    @Override
    public boolean enough(Integer context) {
      say("guard");
      return context > 1;
    }
  }

  private record Hook(String name) implements TransitionHook<DealState, DealEvent> {
    @Override
    public void before(LifecycleEvent<DealState, DealEvent> event) {
      if (fails.equals("veto")) {
        throw new TransitionVetoedError(event, "not today");
      }
      say("before " + name);
    }

    @Override
    public void after(LifecycleEvent<DealState, DealEvent> event) {
      say("after " + name);
    }

    @Override
    public void refused(LifecycleEvent<DealState, DealEvent> attempt, Outcome<DealState> outcome) {
      HEARD.add("refused " + name + " " + outcome.getClass().getSimpleName());
    }

    @Override
    public void failed(LifecycleEvent<DealState, DealEvent> event, Throwable error) {
      HEARD.add("failed " + name + " " + error.getMessage());
    }
  }

  private Program() {}

  private static DealMachine instance() {
    HEARD.clear();
    return DealMachine.builder()
        .context(0)
        .logic(new Logic())
        .effects(context -> say("effect"))
        .hook(new Hook("a"))
        .hook(new Hook("b"))
        .build();
  }

  private static void heard(String... expected) {
    assert HEARD.equals(List.of(expected)) : HEARD;
  }

  public static void main(String[] args) {
    order();
    refusals();
    failsBefore("before b", "before a", "before b", "failed a before b", "failed b before b");
    failsBefore(
        "update", "before a", "before b", "update", "failed a update", "failed b update");
    failsAfter();
  }

  private static void order() {
    DealMachine deal = instance();
    deal.offer(Cause.by("seller"));
    heard("before a", "before b", "update", "after a", "after b", "effect");
    assert deal.context() == 1;
  }

  private static void refusals() {
    DealMachine deal = instance();
    assert deal.tryFire(DealEvent.ACCEPT) instanceof Outcome.Illegal<DealState>;
    heard("refused a Illegal", "refused b Illegal");
    assert deal.tryFire(DealEvent.OFFER, Cause.by("seller")) instanceof Outcome.Moved<DealState>;
    HEARD.clear();
    try {
      deal.accept();
      throw new AssertionError("accepted");
    } catch (GuardRefusedError e) {
      assert e.guards().equals(List.of("enough"));
    }
    heard("guard", "refused a GuardRefused", "refused b GuardRefused");
    DealMachine vetoed = instance();
    fails = "veto";
    assert vetoed.tryFire(DealEvent.OFFER) instanceof Outcome.Vetoed<DealState> v
        && v.error().getMessage().contains("not today");
    fails = "";
    assert vetoed.is(DealState.NEW) && vetoed.context() == 0;
    heard("refused a Vetoed", "refused b Vetoed");
  }

  private static void failsBefore(String where, String... expected) {
    DealMachine deal = instance();
    fails = where;
    try {
      deal.offer();
      throw new AssertionError("nothing was thrown");
    } catch (IllegalArgumentException e) {
      assert e.getMessage().equals(where) : e;
    } finally {
      fails = "";
    }
    heard(expected);
    assert deal.is(DealState.NEW) && deal.context() == 0 : deal;
  }

  private static void failsAfter() {
    for (String where : List.of("after a", "after b", "effect")) {
      DealMachine deal = instance();
      fails = where;
      try {
        deal.offer();
        throw new AssertionError("nothing was thrown");
      } catch (IllegalArgumentException e) {
        assert e.getMessage().equals(where) : e;
      } finally {
        fails = "";
      }
      assert deal.is(DealState.OFFERED) && deal.context() == 1 : deal;
      assert HEARD.containsAll(List.of("after a", "after b", "effect", "failed b " + where))
          : HEARD;
    }
  }
}
