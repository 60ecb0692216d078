package dev.pawl.stress;

/**
 * The context of a {@link Tank}.
 *
 * @param added how often something was put in
 * @param height how much is in it
 */
record Level(long added, int height) {

  static final int FULL = 10;

  static final Level EMPTY = new Level(0, 0);
}
