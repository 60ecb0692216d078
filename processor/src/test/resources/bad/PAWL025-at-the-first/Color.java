package bad;

/** A view. */
enum Color {
  RED,
  GREEN
}
