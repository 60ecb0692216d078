package bad;

/** Events. */
enum Signal {
  GO,
  A_AFTER_60S
}
