package bad;

enum Signal {
  GO,
  STOP
}
