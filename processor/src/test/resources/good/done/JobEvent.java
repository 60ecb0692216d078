package done;

/** The user's own events, those among them that the machine makes happen itself. */
public enum JobEvent {
  APPROVE,
  REVIEW_AFTER_2H,
  DONE_WORK,
  ONE,
  TWO,
  DONE_STEPS,
  DONE_FIRST,
  HALT
}
