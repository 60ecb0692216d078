package done;

import static done.JobState.CLOSED;
import static done.JobState.FINISHED;
import static done.JobState.FIRST_DONE;
import static done.JobState.FIRST_OPEN;
import static done.JobState.HALTED;
import static done.JobState.REVIEW;
import static done.JobState.SECOND_DONE;
import static done.JobState.SECOND_OPEN;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Final states within states, and what happens when they are reached. */
public final class Program {

  private static final List<String> DONE = new ArrayList<>();

  private static final JobEffects EFFECTS =
      new JobEffects() {
        @Override
        public void tell() {
          DONE.add("tell");
        }

        @Override
        public void leave() {
          DONE.add("leave");
        }

        @Override
        public void reached() {
          DONE.add("reached");
        }

        @Override
        public void firstDone() {
          DONE.add("firstDone");
        }
      };

  private Program() {}

  private static JobMachine job(VirtualScheduler scheduler, List<String> steps) {
    return JobMachine.builder()
        .effects(EFFECTS)
        .scheduler(scheduler)
        .clock(scheduler.clock())
        .hook(
            new TransitionHook<>() {
              @Override
              public void after(LifecycleEvent<JobState, JobEvent> step) {
                steps.add(step.event() + " " + step.from() + ">" + step.to());
              }
            })
        .build();
  }

  public static void main(String[] args) {
    VirtualScheduler scheduler = new VirtualScheduler();
    List<String> steps = new ArrayList<>();
    JobMachine job = job(scheduler, steps);
    assert List.copyOf(job.configuration()).equals(List.of(FIRST_OPEN, SECOND_OPEN)) : job;
    job.one();
    assert List.copyOf(job.configuration()).equals(List.of(FIRST_DONE, SECOND_OPEN)) : job;
    assert DONE.equals(List.of("reached", "firstDone")) : DONE;
    assert job.tryFire(JobEvent.ONE) instanceof Outcome.Illegal<JobState>;
    job.two();
    assert job.state() == REVIEW : job;
    assert DONE.equals(List.of("reached", "firstDone", "leave", "tell")) : DONE;
    assert steps.equals(
            List.of(
                "ONE FIRST_OPEN>FIRST_DONE",
                "DONE_FIRST FIRST_DONE>FIRST_DONE",
                "TWO SECOND_OPEN>SECOND_DONE",
                "DONE_STEPS STEPS>FINISHED",
                "DONE_WORK FINISHED>REVIEW"))
        : steps;
    assert job.remaining().equals(Map.of(JobEvent.REVIEW_AFTER_2H, Duration.ofHours(2)));
    job.approve();
    assert job.state() == CLOSED && job.remaining().isEmpty();
    assert scheduler.pending().isEmpty();
    job = job(scheduler, steps);
    job.two();
    job.one();
    scheduler.advance(Duration.ofHours(2));
    assert job.state() == HALTED;
    assert JobMachine.builder().from(FINISHED).effects(EFFECTS).build().is(JobState.WORK) : "done is not told again";
    assert JobTransitions.isFinal(CLOSED) && !JobTransitions.isFinal(REVIEW);
    assert JobTransitions.finalStates().containsAll(List.of(SECOND_DONE, HALTED));
  }
}
