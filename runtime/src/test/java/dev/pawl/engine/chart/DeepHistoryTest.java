package dev.pawl.engine.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Snapshot;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests deep history of a state with two regions. */
class DeepHistoryTest {

  private enum Player {
    OFF,
    ON,
    SOUND,
    LOUD,
    QUIET,
    TAPE,
    PLAYING,
    STOPPED,
    LAST
  }

  private enum Press {
    POWER,
    VOLUME,
    PLAY
  }

  private static final Chart<Player, Press> CHART =
      new ChartBuilder<Player, Press>("Player", Player.values())
          .event("power", Press.POWER)
          .event("volume", Press.VOLUME)
          .event("play", Press.PLAY)
          .root(false)
          .enters(1)
          .leaf("OFF", Player.OFF, 0)
          .parallel("ON", Player.ON, 0)
          .composite("SOUND", Player.SOUND, 2)
          .leaf("LOUD", Player.LOUD, 3)
          .leaf("QUIET", Player.QUIET, 3)
          .composite("TAPE", Player.TAPE, 2)
          .leaf("PLAYING", Player.PLAYING, 6)
          .leaf("STOPPED", Player.STOPPED, 6)
          .deep("LAST", Player.LAST, 2, 4, 7)
          .enters(3, 4, 6, 7)
          .transition(1, null, 9)
          .move(0, 2, 9)
          .transition(2, null, 1)
          .move(0, 1)
          .transition(4, null, 5)
          .move(3, 5)
          .transition(7, null, 8)
          .move(6, 8)
          .build(
              new short[] {
                0, -1, -1, -1, // OFF
                1, 2, -1, -1, // LOUD
                1, -1, -1, -1, // QUIET
                1, -1, 3, -1, // PLAYING
                1, -1, -1, -1 // STOPPED
              });

  private static Set<String> leavesAfter(Press... presses) {
    PureSteps<Player, Player, Press, Void, Void> steps =
        new PureSteps<>(
            new ChartDefinition<>(CHART, Player.values()), new ChartCode<>() {}, List.of());
    Snapshot<Player, Press, Void> snapshot = steps.beginWhole(null).state();
    for (Press press : presses) {
      snapshot = steps.fire(snapshot, press).state();
    }
    return Set.copyOf(snapshot.leaves().stream().map(Object::toString).toList());
  }

  @Test
  void changeInFirstRegionIsRestored() {
    assertEquals(
        Set.of("QUIET", "PLAYING"),
        leavesAfter(Press.POWER, Press.POWER, Press.POWER, Press.VOLUME, Press.POWER, Press.POWER));
  }

  @Test
  void changeInSecondRegionAloneIsRestored() {
    assertEquals(
        Set.of("LOUD", "STOPPED"),
        leavesAfter(Press.POWER, Press.POWER, Press.POWER, Press.PLAY, Press.POWER, Press.POWER));
  }
}
