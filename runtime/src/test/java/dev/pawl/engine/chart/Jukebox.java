package dev.pawl.engine.chart;

import java.util.Arrays;
import java.util.function.UnaryOperator;

/** A chart with three regions, in which most steps only replace one leaf with another. */
final class Jukebox {

  private Jukebox() {}

  enum Player {
    OFF,
    ON,
    SOUND,
    LOUD,
    QUIET,
    TAPE,
    PLAYING,
    STOPPED,
    LIGHT,
    BRIGHT,
    DIM,
    SPARE
  }

  enum Press {
    POWER,
    VOLUME,
    PLAY,
    FADE,
    TUNE,
    ASK
  }

  private static final int COLUMNS = Press.values().length + 1;
  private static final int NEVER = 15;
  private static final int TRANSITIONS = 16;

  /**
   * Returns a variant of the chart. The parameter {@code more} can add parts to the state {@code
   * LOUD}, which a step leaves.
   */
  static Chart<Player, Press> chart(
      boolean eventless, UnaryOperator<ChartBuilder<Player, Press>> more) {
    ChartBuilder<Player, Press> builder = new ChartBuilder<>("Player", Player.values());
    for (Press press : Press.values()) {
      builder.event(press.name(), press);
    }
    builder.root(false).enters(1).leaf("OFF", Player.OFF, 0).parallel("ON", Player.ON, 0);
    builder.composite("SOUND", Player.SOUND, 2).leaf("LOUD", Player.LOUD, 3);
    more.apply(builder).leaf("QUIET", Player.QUIET, 3);
    builder.composite("TAPE", Player.TAPE, 2).leaf("PLAYING", Player.PLAYING, 6);
    builder.leaf("STOPPED", Player.STOPPED, 6).composite("LIGHT", Player.LIGHT, 2);
    builder.leaf("BRIGHT", Player.BRIGHT, 9).leaf("DIM", Player.DIM, 9);
    builder.leaf("SPARE", Player.SPARE, 0);

    builder.transition(1, null, 2).move(0, 2, 3, 4, 6, 7, 9, 10);
    builder.transition(2, null, 1).move(0, 1);
    builder.transition(4, null, 5).move(3, 5);
    builder.transition(5, null, 4).move(3, 4);
    builder.transition(7, null, 8).move(6, 8);
    builder.transition(8, null, 7).move(6, 7);
    builder.transition(4, null, 5).move(3, 5);
    builder.transition(10, null, 11).move(9, 11);
    builder.transition(8, "even", 7).move(6, 7);
    builder.transition(8, null, 8).move(6, 8).updates();
    builder.transition(7, "small", 8).move(6, 8).updates();
    builder.transition(11, "even", 10).move(9, 10);
    builder.transition(10, null, 11).move(9, 11);
    builder.transition(4, "even", 5).move(3, 5);
    builder.transition(1, null, 1).move(0, 1);
    builder.transition(12, null, 1).move(0, 1);
    builder.decision(8, 9).decision(10).decision(11, Chart.IGNORED).decision(13);

    short[] codes = new short[8 * COLUMNS];
    Arrays.fill(codes, (short) Chart.ILLEGAL);
    on(codes, 0, Press.POWER, 0);
    on(codes, 0, Press.VOLUME, 14);
    for (int leaf = 1; leaf < 7; leaf++) {
      on(codes, leaf, Press.POWER, 1);
    }
    on(codes, 1, Press.VOLUME, 2);
    on(codes, 1, Press.FADE, 6);
    on(codes, 1, Press.ASK, TRANSITIONS + 3);
    on(codes, 2, Press.VOLUME, 3);
    on(codes, 3, Press.PLAY, 4);
    on(codes, 3, Press.TUNE, TRANSITIONS + 1);
    on(codes, 4, Press.PLAY, 5);
    on(codes, 4, Press.TUNE, TRANSITIONS);
    on(codes, 5, Press.FADE, 7);
    on(codes, 5, Press.ASK, 12);
    on(codes, 6, Press.ASK, TRANSITIONS + 2);
    codes[7 * COLUMNS + Press.values().length] = (short) (eventless ? NEVER : Chart.ILLEGAL);
    return builder.build(codes);
  }

  private static void on(short[] codes, int leaf, Press press, int code) {
    codes[leaf * COLUMNS + press.ordinal()] = (short) code;
  }
}
