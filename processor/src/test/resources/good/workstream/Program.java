package workstream;

import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Uses guards, updates, choices, effects, payload, views and tags of a machine. */
public final class Program {

  private static final List<String> NOTIFIED = new ArrayList<>();
  private static boolean open;

  private static final class Logic implements WorkstreamLogic {
    @Override
    public boolean retriesLeft(Retries context) {
      return context.count() < 2;
    }

    @Override
    public boolean circuitOpen(Retries context) {
      return open;
    }

    @Override
    public Retries countRetry(Retries context) {
      return new Retries(context.count() + 1);
    }

    @Override
    public AfterRecovery afterRecovery(Retries context) {
      return context.count() > 1 ? AfterRecovery.S_FAILED : AfterRecovery.S_RUNNING;
    }
  }

  private Program() {}

  private static WorkstreamMachine instance(WorkstreamState state, int retries) {
    return WorkstreamMachine.from(
        state, new Retries(retries), new Logic(), c -> NOTIFIED.add("owner after " + c.count()));
  }

  public static void main(String[] args) {
    explains();
    guards();
    payload();
    chooses();
    effects();
    views();
    phases();
    codec();
  }

  private static void explains() {
    WorkstreamMachine machine =
        WorkstreamMachine.builder()
            .entityId("ws-1")
            .context(new Retries(0))
            .logic(new Logic())
            .effects(c -> NOTIFIED.add("owner"))
            .build();
    try {
      machine.allStepsSucceed();
      throw new AssertionError("allStepsSucceed in S_PENDING");
    } catch (IllegalTransitionError e) {
      String expected =
          "Workstream ws-1: allStepsSucceed is not legal in S_PENDING: Must run before succeeding."
              + " Legal here: startExecution → S_RUNNING, operatorStop → S_ABANDONED. S_SUCCESS"
              + " needs: startExecution, allStepsSucceed.";
      assert e.getMessage().startsWith(expected) : e.getMessage();
      assert e.because().orElseThrow().equals("Must run before succeeding");
      assert e.shortestPath().equals(List.of("startExecution", "allStepsSucceed")) : e.shortestPath();
      assert e.from() == WorkstreamState.S_PENDING && e.target() == WorkstreamState.S_SUCCESS;
      assert e.permitted().size() == 2 : e.permitted();
    }
  }

  private static void guards() {
    WorkstreamMachine machine = instance(WorkstreamState.S_FAILED, 0);
    assert machine.retry() == WorkstreamState.S_RETRYING;
    assert machine.context().equals(new Retries(1));
    open = true;
    assert instance(WorkstreamState.S_FAILED, 0).retry() == WorkstreamState.S_ABANDONED;
    open = false;
    assert instance(WorkstreamState.S_FAILED, 2).retry() == WorkstreamState.S_ABANDONED;
    assert WorkstreamTransitions.retry(WorkstreamState.S_FAILED, new Retries(0), new Logic())
        == WorkstreamState.S_RETRYING;
    assert WorkstreamTransitions.targets(WorkstreamState.S_FAILED)
        .equals(Set.of(WorkstreamState.S_RETRYING, WorkstreamState.S_ABANDONED));
  }

  private static void payload() {
    WorkstreamMachine machine = instance(WorkstreamState.S_RUNNING, 0);
    assert machine.stepFails("compile", 2, Cause.by("ci")) == WorkstreamState.S_FAILED;
    WorkstreamEvent event = WorkstreamEvent.stepFails("compile", 2);
    assert event.equals(new WorkstreamEvent.StepFails("compile", 2));
    assert event.wireName().equals("step_fails") : event.wireName();
    assert WorkstreamTransitions.stepFails(WorkstreamState.S_RUNNING, "compile", 2)
        == WorkstreamState.S_FAILED;
    Outcome<WorkstreamState> refused = machine.tryFire(event);
    assert refused instanceof Outcome.Illegal<WorkstreamState> : refused;
  }

  private static void chooses() {
    assert instance(WorkstreamState.S_RETRYING, 1).recover() == WorkstreamState.S_RUNNING;
    assert instance(WorkstreamState.S_RETRYING, 2).recover() == WorkstreamState.S_FAILED;
    assert instance(WorkstreamState.S_RETRYING, 0).toSAbandoned() == WorkstreamState.S_ABANDONED;
  }

  private static void effects() {
    List<LifecycleEvent<WorkstreamState, WorkstreamEvent>> records = new ArrayList<>();
    WorkstreamMachine machine =
        WorkstreamMachine.builder()
            .from(WorkstreamState.S_RUNNING)
            .context(new Retries(7))
            .logic(new Logic())
            .effects(c -> NOTIFIED.add("owner after " + c.count() + " and " + records.size()))
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<WorkstreamState, WorkstreamEvent> event) {
                    records.add(event);
                  }
                })
            .build();
    machine.abandon();
    assert NOTIFIED.equals(List.of("owner after 7 and 1")) : NOTIFIED;
    assert records.get(0).cause().equals(Cause.none());
    try {
      machine.operatorStop();
      throw new AssertionError("a final state was left");
    } catch (GuardRefusedError e) {
      throw new AssertionError("no guard was asked", e);
    } catch (IllegalTransitionError e) {
      assert e.permitted().isEmpty();
    }
  }

  private static void views() {
    assert WorkstreamTransitions.toStatus(WorkstreamState.S_FAILED) == Status.RUNNING;
    assert WorkstreamTransitions.isActive(WorkstreamState.S_RUNNING);
    assert !WorkstreamTransitions.isActive(WorkstreamState.S_FAILED);
    assert WorkstreamTransitions.isFinal(WorkstreamState.S_SUCCESS);
  }

  private static void phases() {
    assert WorkstreamPhase.sPending().startExecution().allStepsSucceed().state()
        == WorkstreamState.S_SUCCESS;
    WorkstreamPhase.SRunning running = WorkstreamPhase.sRunning();
    assert running.stepFails("compile", 2).retry(new Retries(0), new Logic()).state()
        == WorkstreamState.S_RETRYING;
  }

  private static void codec() {
    assert WorkstreamCodec.toWire(WorkstreamState.S_PENDING).equals("s_pending");
    WorkstreamMachine machine = instance(WorkstreamState.S_RUNNING, 3);
    String json = WorkstreamCodec.toJson(machine, c -> "" + c.count());
    WorkstreamMachine read =
        WorkstreamCodec.fromJson(
            json,
            WorkstreamMachine.builder().logic(new Logic()).effects(c -> {}),
            text -> new Retries(Integer.parseInt(text)));
    assert read.state() == WorkstreamState.S_RUNNING && read.context().count() == 3 : json;
  }
}
