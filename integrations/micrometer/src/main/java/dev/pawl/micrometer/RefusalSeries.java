package dev.pawl.micrometer;

/**
 * The tags by which refusals are counted. More tags mean more series. A tag that is not used has
 * the value {@code any}.
 */
public enum RefusalSeries {

  /** By state and event: one series for each pair that can occur. */
  BY_STATE_AND_EVENT,

  /** By event: one series for each event, and one for steps without event. */
  BY_EVENT,

  /** By state: one series for each state in which an instance can be. */
  BY_STATE,

  /** In one series. */
  TOGETHER
}
