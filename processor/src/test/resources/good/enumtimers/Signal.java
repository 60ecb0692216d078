package enumtimers;

/** The user's own events, those that the machine makes happen among them. */
public enum Signal {
  OPEN_AFTER_60S,
  GO,
  DONE_WORK
}
