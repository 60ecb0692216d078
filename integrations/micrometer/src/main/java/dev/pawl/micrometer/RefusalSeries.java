package dev.pawl.micrometer;

/** Into how many series refusals are counted. What a series does not tell has the value any. */
public enum RefusalSeries {

  /** By state and event: as many as the machine has pairs of them. */
  BY_STATE_AND_EVENT,

  /** By event: one more than the machine has events. */
  BY_EVENT,

  /** By state: one for each state that an instance may be in. */
  BY_STATE,

  /** All in one. */
  TOGETHER
}
