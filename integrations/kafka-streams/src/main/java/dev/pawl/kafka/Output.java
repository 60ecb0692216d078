package dev.pawl.kafka;

import org.jspecify.annotations.Nullable;

/**
 * A record that the processor forwards. The headers of this record are those of the Kafka record.
 *
 * @param kind the kind of record, which determines the topic
 * @param value the value; null only for an effect without payload
 */
public record Output(Kind kind, @Nullable String value) {

  /** The kinds of records. */
  public enum Kind {
    /** A step as a JSON object, as {@link dev.pawl.hook.JsonLinesHook} writes it. */
    STEP,
    /** A refused or failed attempt as a JSON object. */
    REFUSAL,
    /** A message of an effect, with the payload that the effect gave. */
    EFFECT,
    /** An {@link Answer} to a command as a JSON object. */
    ANSWER
  }
}
