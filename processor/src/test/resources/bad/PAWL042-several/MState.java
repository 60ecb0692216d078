package bad;

/** In the way. */
enum MState {
  A
}
