package dev.pawl.kafka;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.jspecify.annotations.Nullable;

/**
 * The names of the record headers, and methods that read and write headers. The values of all
 * headers are UTF-8 texts.
 */
public final class MachineHeaders {

  /** The id of the command. Commands and all records that a command causes have this header. */
  public static final String COMMAND = "pawl-command";

  /** The expected version of the entity. Only commands have this header. */
  public static final String EXPECTED_VERSION = "pawl-expected-version";

  /**
   * The cause as a JSON object with {@code actor}, {@code reason} and other fields. Only commands
   * have this header.
   */
  public static final String CAUSE = "pawl-cause";

  /** The name of the machine. All records that the topology writes have this header. */
  public static final String MACHINE = "pawl-machine";

  /** The topic that an effect named. Only records of effects have this header. */
  public static final String EFFECT = "pawl-effect";

  /**
   * An id by which a receiver recognizes an effect that it has seen before. Only records of effects
   * have this header.
   */
  public static final String EFFECT_ID = "pawl-effect-id";

  /** The value {@code true} in an answer to a repeated command. */
  public static final String REPEATED = "pawl-repeated";

  /**
   * The instance in the machine's binary format, in the last step of each group of steps that one
   * command or timer caused, and in the answer to a command that began an entity without a step.
   */
  public static final String INSTANCE = "pawl-instance";

  /** The wire name of the entity's state, next to {@link #INSTANCE}. */
  public static final String STATE = "pawl-state";

  /**
   * The time at which the next timer of the entity elapses, or {@code elapsed} if all timers have
   * elapsed, next to {@link #INSTANCE}.
   */
  public static final String TIMER = "pawl-timer";

  /** The headers of W3C Trace Context. These headers are copied from a command to its records. */
  static final List<String> TRACE = List.of("traceparent", "tracestate", "baggage");

  private MachineHeaders() {}

  /** Returns the value of a header as text; null if there is no such header. */
  public static @Nullable String text(Headers headers, String name) {
    Header header = headers.lastHeader(name);
    return header == null || header.value() == null
        ? null
        : new String(header.value(), StandardCharsets.UTF_8);
  }

  /** Sets a header. A record that is written again already has the header with its former value. */
  static void replace(Headers headers, String name, String value) {
    put(headers.remove(name), name, value);
  }

  /** Adds a header that does not exist yet. */
  static void put(Headers headers, String name, String value) {
    headers.add(name, value.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns new headers that contain the trace headers of the given headers. */
  static RecordHeaders traced(@Nullable Headers from) {
    RecordHeaders headers = new RecordHeaders();
    for (String name : TRACE) {
      Header header = from == null ? null : from.lastHeader(name);
      if (header != null) {
        headers.add(header);
      }
    }
    return headers;
  }
}
