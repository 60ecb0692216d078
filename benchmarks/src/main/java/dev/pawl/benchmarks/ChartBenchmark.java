package dev.pawl.benchmarks;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One step of a machine with states within states, and of one with regions, each beside a hand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Walks.LENGTH)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class ChartBenchmark {

  private final AgentTurnEvent[][] lives = Walks.random();
  private final NestedTurnEvent[][] nested = nested(lives);
  private final PlayerEvent[] played = played();
  private final PlayerMachine player = PlayerMachine.start();
  private final HandPlayer byHand = new HandPlayer();
  private final GateMachine gate =
      GateMachine.start(
          0,
          new GateLogic() {
            @Override
            public boolean room(Integer context) {
              return context < 10;
            }

            @Override
            public Integer more(Integer context) {
              return context + 1;
            }

            @Override
            public Integer less(Integer context) {
              return context - 1;
            }
          });

  private static NestedTurnEvent[][] nested(AgentTurnEvent[][] lives) {
    return Stream.of(lives)
        .map(
            life ->
                Stream.of(life)
                    .map(event -> NestedTurnEvent.valueOf(event.name()))
                    .toArray(NestedTurnEvent[]::new))
        .toArray(NestedTurnEvent[][]::new);
  }

  /** Only legal events, as a refusal would be another figure. */
  private static PlayerEvent[] played() {
    SplittableRandom random = new SplittableRandom(7);
    PlayerMachine machine = PlayerMachine.start();
    PlayerEvent[] all = PlayerEvent.values();
    PlayerEvent[] events = new PlayerEvent[Walks.LENGTH];
    for (int i = 0; i < events.length; i++) {
      List<PlayerEvent> legal = List.of(all).stream().filter(machine::permits).toList();
      events[i] = legal.get(random.nextInt(legal.size()));
      machine.fire(events[i]);
    }
    // a walk is made over and over, so it must end where it began
    for (int i = events.length - 4; i < events.length; i++) {
      events[i] = null;
    }
    return home(events);
  }

  private static PlayerEvent[] home(PlayerEvent[] events) {
    PlayerMachine machine = PlayerMachine.start();
    int last = events.length - 4;
    for (int i = 0; i < last; i++) {
      machine.fire(events[i]);
    }
    for (int i = last; i < events.length; i++) {
      PlayerEvent next = PlayerEvent.NEXT;
      if (machine.is(Player.LOUD)) {
        next = PlayerEvent.DOWN;
      } else if (machine.is(Player.MUTED)) {
        next = PlayerEvent.MUTE;
      } else if (!machine.is(Player.STOPPED) && i == events.length - 1) {
        next = PlayerEvent.STOP;
      } else if (machine.is(Player.STOPPED) || machine.is(Player.PAUSED)) {
        next = PlayerEvent.PLAY;
      }
      events[i] = next;
      machine.fire(next);
    }
    return events;
  }

  /** The yardstick: the flat switch of the same language. */
  @Benchmark
  public AgentTurn nestedByHand() {
    AgentTurn state = AgentTurn.IDLE;
    for (AgentTurnEvent[] life : lives) {
      state = AgentTurn.IDLE;
      for (AgentTurnEvent event : life) {
        state = HandWritten.next(state, event);
      }
    }
    return state;
  }

  /** States within states, as functions. */
  @Benchmark
  public NestedTurn nestedNext() {
    NestedTurn state = NestedTurn.IDLE;
    for (NestedTurnEvent[] life : nested) {
      state = NestedTurn.IDLE;
      for (NestedTurnEvent event : life) {
        state = NestedTurnTransitions.next(state, event);
      }
    }
    return state;
  }

  /** States within states, as lives. */
  @Benchmark
  public NestedTurn nestedFire() {
    NestedTurnMachine machine = NestedTurnMachine.start();
    for (NestedTurnEvent[] life : nested) {
      machine = NestedTurnMachine.start();
      for (NestedTurnEvent event : life) {
        machine.fire(event);
      }
    }
    return machine.state();
  }

  /** Two regions by hand. */
  @Benchmark
  public Player regionsByHand() {
    return playByHand(0, played.length);
  }

  /** Two regions. */
  @Benchmark
  public Player regionsFire() {
    return play(0, played.length);
  }

  /** A part of the walk by hand; the walk goes on where it began. */
  Player playByHand(int from, int to) {
    Player state = null;
    for (int i = from; i < to; i++) {
      state = byHand.fire(played[i]);
    }
    return state;
  }

  /** A part of the walk. */
  Player play(int from, int to) {
    Player state = null;
    for (int i = from; i < to; i++) {
      state = player.fire(played[i]);
    }
    return state;
  }

  /** A guard and two updates in a chart; nothing is allocated, as small numbers are not. */
  @Benchmark
  @OperationsPerInvocation(2)
  public Gate guardedChart() {
    gate.enter();
    return gate.leave();
  }
}
