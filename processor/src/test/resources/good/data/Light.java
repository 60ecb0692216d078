package data;

/** What is seen from outside. */
public enum Light {
  GREEN,
  RED
}
