package dev.pawl.micrometer;

/**
 * Determines by which tags refusals are counted. More tags lead to more time series. A tag by which
 * refusals are not counted has the value {@code any}.
 */
public enum RefusalSeries {

  /**
   * Counts by state and event. There is one time series for each pair of a state and an event that
   * can occur.
   */
  BY_STATE_AND_EVENT,

  /**
   * Counts by event. There is one time series for each event, and one for steps without an event.
   */
  BY_EVENT,

  /** Counts by state. There is one time series for each state in which an instance can be. */
  BY_STATE,

  /** Counts all refusals in one time series. */
  TOGETHER
}
