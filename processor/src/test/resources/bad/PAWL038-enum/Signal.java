package bad;

/** Events. */
enum Signal {
  GO
}
