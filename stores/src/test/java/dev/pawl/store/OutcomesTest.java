package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.LifecycleEvent;
import dev.pawl.Machine;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitMachine;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.TillEvent;
import dev.pawl.store.sample.TillMachine;
import dev.pawl.store.sample.TillState;
import dev.pawl.store.sample.TillWork;
import dev.pawl.store.sample.ValveEvent;
import dev.pawl.store.sample.ValveMachine;
import dev.pawl.store.sample.ValveState;
import dev.pawl.store.sample.ValveStored;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that {@code tryFire} returns the same outcomes in memory and in stores. */
class OutcomesTest {

  @TempDir Path folder;

  private final TillWork work = new TillWork();
  private boolean isFree = true;
  private Object vetoed;

  /** A case: the previous events, an event, and its expected outcome. */
  private record Situation<E>(List<E> before, Runnable setting, E event, String outcome) {}

  private Situation<TillEvent> till(String outcome, TillEvent... events) {
    return till(outcome, () -> {}, events);
  }

  private Situation<TillEvent> till(String outcome, Runnable setting, TillEvent... events) {
    List<TillEvent> all = List.of(events);
    int last = all.size() - 1;
    return new Situation<>(all.subList(0, last), setting, all.get(last), outcome);
  }

  private List<Situation<TillEvent>> tills() {
    TillEvent free = TillEvent.free();
    TillEvent job = TillEvent.job();
    TillEvent note = TillEvent.note();
    TillEvent check = TillEvent.check();
    return List.of(
        till("Moved BUSY IDLE", free),
        till("Moved BUSY BUSY", TillEvent.rush()),
        till("Moved IDLE IDLE", free, TillEvent.pay(1)),
        till("Ignored BUSY true", job),
        till("Ignored BUSY true", job, job),
        till("Moved BUSY WORKING", job, free),
        till("Moved BUSY WORKING", TillEvent.pay(1), job, free),
        till("Moved BUSY BUSY", check, free),
        till("Moved BUSY BUSY", check, job, free),
        till("Ignored WORKING true", free, job, job),
        till("Ignored WORKING false", free, job, check),
        till("Moved WORKING WORKING", job, job, free, TillEvent.finish()),
        till("Illegal IDLE", free, TillEvent.finish()),
        till("GuardRefused IDLE", () -> work.isSound = false, free, note),
        till("Moved BUSY IDLE", () -> work.isSound = false, note, free),
        till("Vetoed BUSY", () -> vetoed = free, job, free),
        till("Moved BUSY IDLE", () -> vetoed = job, job, free));
  }

  private List<Situation<CircuitEvent>> circuits() {
    return List.of(
        new Situation<>(List.of(), () -> {}, CircuitEvent.TRIP, "Moved CLOSED OPEN"),
        new Situation<>(List.of(), () -> {}, CircuitEvent.SUCCESS, "Illegal CLOSED"),
        new Situation<>(
            List.of(), () -> vetoed = CircuitEvent.TRIP, CircuitEvent.TRIP, "Vetoed CLOSED"));
  }

  private List<Situation<ValveEvent>> valves() {
    return List.of(
        new Situation<>(List.of(), () -> {}, ValveEvent.OPEN, "Moved SHUT OPEN"),
        new Situation<>(List.of(), () -> {}, ValveEvent.KNOCK, "Moved SHUT SHUT"),
        new Situation<>(List.of(), () -> {}, ValveEvent.SHUT, "Illegal SHUT"),
        new Situation<>(List.of(), () -> isFree = false, ValveEvent.OPEN, "GuardRefused SHUT"),
        new Situation<>(
            List.of(ValveEvent.OPEN),
            () -> vetoed = ValveEvent.SHUT,
            ValveEvent.SHUT,
            "Vetoed OPEN"));
  }

  private <S, E> TransitionHook<S, E> veto() {
    return new TransitionHook<>() {
      @Override
      public void before(LifecycleEvent<S, E> step) {
        if (step.event() != null && step.event().equals(vetoed)) {
          throw new TransitionVetoedError("no");
        }
      }
    };
  }

  private static <T> String text(Outcome<T> outcome, Function<T, Object> state) {
    String kind = outcome.getClass().getSimpleName() + " ";
    if (outcome instanceof Outcome.Moved<T> moved) {
      return kind + state.apply(moved.from()) + " " + state.apply(moved.to());
    }
    boolean isIgnored = outcome instanceof Outcome.Ignored<T>;
    String queued = isIgnored ? " " + ((Outcome.Ignored<T>) outcome).queued() : "";
    return kind + state.apply(outcome.state()) + queued;
  }

  private void reset() {
    work.isSound = true;
    isFree = true;
    vetoed = null;
  }

  private <S, E> void inMemory(
      List<Situation<E>> situations, java.util.function.Supplier<Machine<S, E>> machines) {
    for (Situation<E> one : situations) {
      reset();
      Machine<S, E> machine = machines.get();
      one.before().forEach(machine::tryFire);
      one.setting().run();
      Outcome<S> outcome = machine.tryFire(one.event());
      assertEquals(one.outcome(), text(outcome, s -> s), one::toString);
      assertEquals(machine.state(), outcome.state(), one::toString);
    }
  }

  private <S, E> void inStore(
      Database database, List<Situation<E>> situations, StoredMachine<S, E> machine) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<S, E> store = JdbcStore.of(machine, source).hook(this.<S, E>veto()).build();
      store.createTables();
      List<String> ids = new ArrayList<>();
      for (Situation<E> one : situations) {
        for (boolean inSession : new boolean[] {false, true}) {
          reset();
          String id = "i" + ids.size();
          ids.add(id);
          store.create(id);
          one.before().forEach(event -> store.tryFire(id, event));
          one.setting().run();
          String outcome =
              inSession
                  ? store.inTransaction(tx -> text(tx.tryFire(id, one.event()), Stored::state))
                  : text(store.tryFire(id, one.event()), Stored::state);
          assertEquals(one.outcome(), outcome, one::toString);
          assertEquals(store.get(id).state().toString(), state(outcome), one::toString);
        }
      }
    }
  }

  /** Returns the last state that a text contains. */
  private static String state(String outcome) {
    String[] words = outcome.replace(" true", "").replace(" false", "").split(" ");
    return words[words.length - 1];
  }

  @Test
  void chartsInMemoryReturnOutcomes() {
    inMemory(
        tills(),
        () ->
            TillMachine.builder()
                .logic(work.logic())
                .effects(work.effects(null))
                .hook(this.<TillState, TillEvent>veto())
                .build());
  }

  @Test
  void flatMachinesInMemoryReturnOutcomes() {
    inMemory(
        circuits(),
        () -> CircuitMachine.builder().hook(this.<CircuitState, CircuitEvent>veto()).build());
    inMemory(
        valves(),
        () ->
            ValveMachine.builder()
                .logic(() -> isFree)
                .hook(this.<ValveState, ValveEvent>veto())
                .build());
  }

  @Test
  void outcomeIncludesEventsFiredByHooks() {
    List<CircuitMachine> own = new ArrayList<>();
    CircuitMachine machine =
        CircuitMachine.builder()
            .hook(
                new TransitionHook<>() {
                  @Override
                  public void after(LifecycleEvent<CircuitState, CircuitEvent> step) {
                    if (step.event() == CircuitEvent.TRIP) {
                      own.get(0).tryFire(CircuitEvent.COOLDOWN);
                    }
                  }
                })
            .build();
    own.add(machine);
    Outcome<CircuitState> outcome = machine.tryFire(CircuitEvent.TRIP);
    assertEquals(machine.state(), outcome.state());
    assertEquals(
        new Outcome.Moved<>(CircuitState.CLOSED, machine.state()), outcome, outcome::toString);
    List<ValveMachine> valves = new ArrayList<>();
    ValveMachine valve =
        ValveMachine.builder()
            .logic(() -> true)
            .listener(
                new dev.pawl.TransitionListener<>() {
                  @Override
                  public void moved(ValveState from, ValveEvent event, ValveState to) {
                    if (event == ValveEvent.OPEN) {
                      valves.get(0).fire(ValveEvent.SHUT);
                    }
                  }
                })
            .build();
    valves.add(valve);
    assertEquals(
        new Outcome.Moved<>(ValveState.SHUT, ValveState.SHUT), valve.tryFire(ValveEvent.OPEN));
  }

  @ParameterizedTest
  @EnumSource
  void storesReturnOutcomes(Database database) {
    inStore(database, tills(), work.machine());
    inStore(database, circuits(), Machines.CIRCUIT);
    inStore(
        database, valves(), ValveStored.machine((builder, opening) -> builder.logic(() -> isFree)));
  }
}
