package bad;

enum Signal {
  OPEN_AFTER_60S,
  DONE_HELD,
  END_IT,
  GO
}
