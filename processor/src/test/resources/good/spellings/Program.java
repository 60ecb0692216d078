package spellings;

import dev.pawl.GuardRefusedError;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Implements the methods under the names that are derived. */
public final class Program {

  private Program() {}

  private static final class Jobs implements JobLogic, JobEffects {
    private final List<String> done = new ArrayList<>();

    @Override
    public boolean retriesLeft(Integer context) {
      return context < 1;
    }

    @Override
    public boolean circuitOpen(Integer context) {
      return false;
    }

    @Override
    public boolean new_(Integer context) {
      return true;
    }

    @Override
    public Integer countRetry(Integer context) {
      return context + 1;
    }

    @Override
    public PickOne pickOne(Integer context) {
      return PickOne.DONE;
    }

    @Override
    public void storePrompt(Integer context) {
      done.add("storePrompt");
    }

    @Override
    public void notifyOwner(Integer context) {
      done.add("notifyOwner");
    }

    @Override
    public void class_(Integer context) {
      done.add("class");
    }

    @Override
    public void wait_(Integer context) {
      done.add("wait");
    }
  }

  private static final class Waiting implements WaiterLogic, WaiterEffects {
    private final List<String> done = new ArrayList<>();

    @Override
    public Duration backOff(Integer context) {
      return Duration.ofSeconds(2);
    }

    @Override
    public boolean mayGo(Integer context) {
      return true;
    }

    @Override
    public Integer countUp(Integer context) {
      return context + 1;
    }

    @Override
    public WhereTo whereTo(Integer context) {
      return WhereTo.CALM;
    }

    @Override
    public boolean isOver(Integer context) {
      return context > 0;
    }

    @Override
    public boolean isHeld(Integer context) {
      return false;
    }

    @Override
    public void logEntry(Integer context) {
      done.add("logEntry");
    }

    @Override
    public void ringBell(Integer context) {
      done.add("ringBell");
    }
  }

  public static void main(String[] args) {
    Jobs jobs = new Jobs();
    JobMachine job = JobMachine.builder().context(0).logic(jobs).effects(jobs).build();
    job.retry();
    assert jobs.done.equals(List.of("storePrompt", "notifyOwner", "class", "wait")) : jobs.done;
    try {
      job.retry();
      throw new AssertionError("refused");
    } catch (GuardRefusedError e) {
      assert e.getMessage().contains("retries_left && !circuit-open") : e.getMessage();
    }
    assert job.move() == JobState.DONE;
    List<String> effects =
        JobTransitions.step(JobState.READY, 0, JobEvent.RETRY, jobs).effects().stream()
            .map(e -> e.name())
            .toList();
    assert effects.equals(List.of("StorePrompt", "notify owner", "class", "wait")) : effects;

    Waiting waiting = new Waiting();
    VirtualScheduler time = new VirtualScheduler();
    WaiterMachine waiter =
        WaiterMachine.builder()
            .context(0)
            .logic(waiting)
            .effects(waiting)
            .scheduler(time)
            .clock(time.clock())
            .build();
    assert waiter.skip() == WaiterState.CALM;
    time.advance(Duration.ofSeconds(2));
    assert waiter.state() == WaiterState.OVER;
    assert waiting.done.equals(List.of("logEntry", "logEntry", "ringBell")) : waiting.done;
  }
}
