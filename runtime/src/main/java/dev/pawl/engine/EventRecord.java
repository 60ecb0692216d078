package dev.pawl.engine;

/**
 * An event of a machine whose events carry data.
 *
 * @param <K> the enum of the events without their data
 */
public interface EventRecord<K extends Enum<K>> {

  /** Which event this is, without its data. */
  K eventType();
}
