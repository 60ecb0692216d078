package dev.pawl.stress;

/**
 * The context of a {@link Tank}.
 *
 * @param added how often the tank was filled
 * @param height the current content of the tank
 */
record Level(long added, int height) {

  static final int FULL = 10;

  static final Level EMPTY = new Level(0, 0);
}
