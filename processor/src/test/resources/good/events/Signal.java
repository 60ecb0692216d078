package events;

/** Events of a program that was there before. */
public enum Signal {
  /** Never fired here, and no warning is to be had for it: see the options. */
  UNUSED,
  /** The button is pressed. */
  PRESSED,
  TO_B,
  RESET
}
