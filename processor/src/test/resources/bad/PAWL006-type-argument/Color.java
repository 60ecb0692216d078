package bad;

/** A type argument. */
enum Color {
  RED,
  GREEN
}
