package bad;

public enum Signal {
  A_AFTER_60S,
  GO
}
