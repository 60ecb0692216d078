package nested;

/** What is seen from outside. */
public enum Lamp {
  DARK,
  GREEN,
  RED
}
