package dev.pawl.engine.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Hooks;
import dev.pawl.engine.chart.Jukebox.Player;
import dev.pawl.engine.chart.Jukebox.Press;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that the fast path for steps that only replace leaves behaves like the general path. Of two
 * charts with equal behavior, one never uses the fast path, because it has an eventless transition
 * that is never enabled.
 */
@Tag("slow")
class PlainStepsTest {

  private static final int INSTANCES = 500;
  private static final int STEPS = 40;
  private static final int SEED = 1;

  private static final Chart<Player, Press> PLAIN = Jukebox.chart(false, same -> same);
  private static final Chart<Player, Press> FULL = Jukebox.chart(true, same -> same);

  /** A hook and listener that throws or vetoes at random, depending on the earlier calls. */
  private static final class Troubles
      implements TransitionHook<Player, Press>, TransitionListener<Player, Press> {

    final List<String> log = new ArrayList<>();
    private final SplittableRandom random;
    private final boolean active;
    private int seconds;
    @Nullable ChartInstance<Player, Player, Press, Integer, Void> instance;

    Troubles(long seed, boolean active) {
      this.random = new SplittableRandom(seed);
      this.active = active;
    }

    private void call(String what) {
      log.add(what + " " + (instance == null ? "" : seen(instance)));
      if (active && instance != null) {
        int way = random.nextInt(30);
        if (way == 0) {
          throw new IllegalStateException(what + " throws");
        } else if (way == 1) {
          instance.fire(Press.values()[random.nextInt(Press.values().length)], Cause.none());
        }
      }
    }

    @Override
    public void before(LifecycleEvent<Player, Press> event) {
      call("before " + event);
      if (active && random.nextInt(12) == 0) {
        throw new TransitionVetoedError(event.toString());
      }
    }

    @Override
    public void after(LifecycleEvent<Player, Press> event) {
      call("after " + event);
    }

    @Override
    public void refused(LifecycleEvent<Player, Press> attempt, Outcome<Player> outcome) {
      call("refused " + attempt + " " + outcome);
    }

    @Override
    public void failed(LifecycleEvent<Player, Press> event, Throwable error) {
      call("failed " + event + " " + error);
    }

    @Override
    public void moved(Player from, @Nullable Press event, Player to) {
      call("moved " + from + " " + event + " " + to);
    }

    @Override
    public void refused(Player state, @Nullable Press event) {
      call("refused " + state + " " + event);
    }
  }

  private static final class Code extends ChartCode<Player, Player, Press, Integer, Void> {

    private final Troubles troubles;

    Code(Troubles troubles) {
      this.troubles = troubles;
    }

    @Override
    protected int decide(
        int decision,
        Player source,
        @Nullable Press event,
        @Nullable Integer context,
        Configuration<Player, Integer> active) {
      troubles.call("decide " + decision + " " + source + " " + event);
      boolean even = context % 2 == 0;
      return switch (decision) {
        case 0 -> even ? 8 : 9;
        case 1 -> context % 5 != 4 ? 10 : Chart.ILLEGAL;
        case 2 -> even ? 11 : Chart.IGNORED;
        default -> even ? 13 : Chart.ILLEGAL;
      };
    }

    @Override
    protected Integer update(
        int transition, Player source, @Nullable Press event, @Nullable Integer context) {
      troubles.call("update " + transition + " " + source + " " + event);
      return context + 1;
    }
  }

  private static ChartInstance<Player, Player, Press, Integer, Void> instance(
      Chart<Player, Press> chart, Troubles troubles, Hooks<Player, Press> hooks, boolean shared) {
    return new ChartInstance<>(
        chart,
        new ChartSetup<>(
            new ChartDefinition<>(chart, Player.values()),
            "player",
            hooks,
            () -> Instant.ofEpochSecond(++troubles.seconds),
            null,
            shared),
        0,
        new Code(troubles),
        null);
  }

  private static String seen(ChartInstance<Player, Player, Press, Integer, Void> instance) {
    Configuration<Player, Integer> live = instance.live;
    return live.values() + " " + live.context + " " + live.sequence + " " + instance.state();
  }

  private static List<String> live(Chart<Player, Press> chart, SplittableRandom random) {
    Troubles troubles = new Troubles(random.nextLong(), random.nextInt(4) > 0);
    List<Troubles> heard = List.of(troubles);
    Hooks<Player, Press> hooks =
        new Hooks<>(
            random.nextBoolean() ? heard : List.of(),
            random.nextBoolean() ? heard : List.of(),
            null);
    ChartInstance<Player, Player, Press, Integer, Void> instance =
        instance(chart, troubles, hooks, random.nextBoolean());
    instance.begin(null);
    troubles.instance = instance;
    for (int i = 0; i < STEPS; i++) {
      int press = random.nextInt(Press.values().length * 2);
      // POWER is rare, because charts that are off cannot show differences
      Press event = Press.values()[press < Press.values().length ? press : 1 + press % 5];
      try {
        troubles.log.add(event + " → " + attempt(instance, event, random.nextBoolean()));
      } catch (RuntimeException thrown) {
        troubles.log.add(event + " → " + thrown + " " + Arrays.toString(thrown.getSuppressed()));
      }
      troubles.log.add(seen(instance));
    }
    return troubles.log;
  }

  private static Object attempt(
      ChartInstance<Player, Player, Press, Integer, Void> instance, Press event, boolean hard) {
    return hard ? instance.fire(event, Cause.none()) : instance.tryFire(event, Cause.none());
  }

  @Test
  void behavesAsAnyOther() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < INSTANCES; i++) {
      long seed = random.nextLong();
      assertEquals(
          live(FULL, new SplittableRandom(seed)),
          live(PLAIN, new SplittableRandom(seed)),
          () -> "seed " + seed);
    }
  }

  private static int kind(Chart<Player, Press> chart, Press press, int... leaves) {
    return chart.plain.kind(Arrays.copyOf(leaves, 4), leaves.length, press.ordinal());
  }

  @Test
  void isToldFromOthers() {
    assertEquals(PlainSteps.OTHER, kind(PLAIN, Press.POWER, 4, 7, 10));
    assertEquals(PlainSteps.MOVES, kind(PLAIN, Press.VOLUME, 1), "from the outermost state");
    assertEquals(PlainSteps.MOVES, kind(PLAIN, Press.VOLUME, 4, 7, 10));
    assertEquals(PlainSteps.MOVES, kind(PLAIN, Press.FADE, 4, 7, 10), "in two regions");
    assertEquals(PlainSteps.NOTHING, kind(PLAIN, Press.FADE, 5, 7, 11));
    assertEquals(PlainSteps.CALLS_CODE, kind(PLAIN, Press.TUNE, 5, 7, 11));
    assertEquals(PlainSteps.CALLS_CODE, kind(PLAIN, Press.ASK, 4, 7));
    assertEquals(PlainSteps.OTHER, kind(PLAIN, Press.ASK, 4, 7, 10), "one asks, and one does not");
    assertEquals(PlainSteps.OTHER, kind(PLAIN, Press.ASK, 5, 7, 11), "an event may be ignored");
    for (Press press : Press.values()) {
      int kind = kind(FULL, press, 4, 7, 10);
      assertTrue(kind == PlainSteps.OTHER || kind == PlainSteps.NOTHING, press::name);
    }
  }

  @Test
  void isNotOneThatDoesMoreAsAStateIsLeft() {
    List<UnaryOperator<ChartBuilder<Player, Press>>> more =
        List.of(
            builder -> builder.exit(0),
            builder -> builder.raisesOnExit(Press.PLAY),
            builder -> builder.timer(Press.ASK, "1s", 1_000));
    more.forEach(
        each -> {
          Chart<Player, Press> chart = Jukebox.chart(false, each);
          assertEquals(PlainSteps.OTHER, kind(chart, Press.VOLUME, 4, 7, 10));
          assertEquals(PlainSteps.MOVES, kind(chart, Press.PLAY, 4, 7, 10), "of another region");
        });
    Chart<Player, Press> entered = Jukebox.chart(false, builder -> builder.entry(0));
    assertEquals(PlainSteps.OTHER, kind(entered, Press.VOLUME, 5, 7, 10));
    assertEquals(PlainSteps.MOVES, kind(entered, Press.VOLUME, 4, 7, 10));
  }

  @Test
  void slotIsFoundIfOneLeafMakesStep() {
    int[] leaves = {4, 7, 10, 0};
    assertEquals(0, PLAIN.plain.slot(leaves, 3, Press.VOLUME.ordinal()));
    assertEquals(1, PLAIN.plain.slot(leaves, 3, Press.PLAY.ordinal()));
    assertEquals(2, PLAIN.plain.slot(new int[] {5, 7, 10, 0}, 3, Press.FADE.ordinal()));
    assertEquals(-1, PLAIN.plain.slot(leaves, 3, Press.FADE.ordinal()), "two of them");
    assertEquals(-1, PLAIN.plain.slot(new int[] {5, 7, 11, 0}, 3, Press.FADE.ordinal()), "none");
  }
}
