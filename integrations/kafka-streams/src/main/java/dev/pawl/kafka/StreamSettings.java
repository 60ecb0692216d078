package dev.pawl.kafka;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.errors.LogAndContinueExceptionHandler;
import org.apache.kafka.streams.errors.LogAndContinueProcessingExceptionHandler;
import org.jspecify.annotations.Nullable;

/** The settings of Kafka Streams on which the promises of a topology depend. */
final class StreamSettings {

  private StreamSettings() {}

  /** Returns the settings that a topology needs. */
  static Map<String, Object> of(String deadLetters) {
    Map<String, Object> settings = new LinkedHashMap<>();
    settings.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    settings.put(
        StreamsConfig.DESERIALIZATION_EXCEPTION_HANDLER_CLASS_CONFIG,
        LogAndContinueExceptionHandler.class);
    settings.put(
        StreamsConfig.PROCESSING_EXCEPTION_HANDLER_CLASS_CONFIG,
        LogAndContinueProcessingExceptionHandler.class);
    settings.put(StreamsConfig.ERRORS_DEAD_LETTER_QUEUE_TOPIC_NAME_CONFIG, deadLetters);
    return settings;
  }

  /**
   * Checks that an application keeps the promises of a topology.
   *
   * @throws IllegalStateException if a setting of the application is wrong; the message names the
   *     setting
   */
  static void requireSafe(Map<String, Object> config, String name, boolean atLeastOnce) {
    Object guarantee = config.get(StreamsConfig.PROCESSING_GUARANTEE_CONFIG);
    require(
        atLeastOnce || StreamsConfig.EXACTLY_ONCE_V2.equals(guarantee),
        name,
        StreamsConfig.PROCESSING_GUARANTEE_CONFIG,
        guarantee,
        "steps and effects would be repeated after a crash");
    for (String handler :
        new String[] {
          StreamsConfig.DESERIALIZATION_EXCEPTION_HANDLER_CLASS_CONFIG,
          StreamsConfig.PROCESSING_EXCEPTION_HANDLER_CLASS_CONFIG
        }) {
      Object type = config.get(handler);
      require(
          type != null && !String.valueOf(type).contains("LogAndFail"),
          name,
          handler,
          type,
          "one unreadable command would stop all");
    }
    String queue = StreamsConfig.ERRORS_DEAD_LETTER_QUEUE_TOPIC_NAME_CONFIG;
    Object deadLetters = config.get(queue);
    require(deadLetters != null, name, queue, deadLetters, "unreadable commands would be lost");
  }

  private static void require(
      boolean holds, String name, String setting, @Nullable Object value, String why) {
    if (!holds) {
      throw new IllegalStateException(
          "The topology of "
              + name
              + " does not run with "
              + setting
              + '='
              + value
              + ": "
              + why
              + ". Add MachineTopology.settings() to the properties of KafkaStreams.");
    }
  }
}
