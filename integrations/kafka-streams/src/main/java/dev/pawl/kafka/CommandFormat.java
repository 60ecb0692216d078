package dev.pawl.kafka;

import dev.pawl.Cause;
import dev.pawl.data.Json;
import dev.pawl.engine.ErrorText;
import dev.pawl.engine.SavedDeferral;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/** The format of commands. The value is JSON; the id, the version and the cause are headers. */
final class CommandFormat<E> implements Serializer<Command<E>>, Deserializer<Command<E>> {

  private static final String HINT =
      " A command is a JSON object with \"event\", \"begin\", \"force\" or \"unpark\", and its id is the header \""
          + MachineHeaders.COMMAND
          + "\".";

  private final StreamMachine<?, E> machine;

  CommandFormat(StreamMachine<?, E> machine) {
    this.machine = machine;
  }

  @Override
  public void configure(Map<String, ?> configs, boolean isKey) {}

  @Override
  public void close() {}

  @Override
  public byte[] serialize(String topic, Command<E> command) {
    throw new UnsupportedOperationException("A command needs the headers of its record.");
  }

  @Override
  public byte @Nullable [] serialize(String topic, Headers headers, @Nullable Command<E> command) {
    if (command == null) {
      return null;
    }
    MachineHeaders.replace(headers, MachineHeaders.COMMAND, command.id());
    if (command.expectedVersion() != null) {
      MachineHeaders.replace(
          headers, MachineHeaders.EXPECTED_VERSION, command.expectedVersion().toString());
    }
    Map<String, @Nullable Object> cause = SavedDeferral.toPlain(command.cause());
    if (!cause.isEmpty()) {
      MachineHeaders.replace(headers, MachineHeaders.CAUSE, Json.write(cause));
    }
    return Json.write(plain(command.action())).getBytes(StandardCharsets.UTF_8);
  }

  private Map<String, @Nullable Object> plain(Command.Action<E> action) {
    if (action instanceof Command.Fire<E> fire) {
      return machine.eventToPlain(fire.event());
    } else if (action instanceof Command.Force<E> force) {
      return new LinkedHashMap<>(Map.of("force", force.state()));
    }
    return new LinkedHashMap<>(
        Map.of(action instanceof Command.Unpark<E> ? "unpark" : "begin", true));
  }

  @Override
  public Command<E> deserialize(String topic, byte[] value) {
    throw new UnsupportedOperationException("A command needs the headers of its record.");
  }

  @Override
  public Command<E> deserialize(String topic, Headers headers, byte @Nullable [] value) {
    try {
      String id = MachineHeaders.text(headers, MachineHeaders.COMMAND);
      if (value == null || id == null) {
        throw new IllegalArgumentException(
            value == null ? "The record has no value." : "The record has no id.");
      }
      String cause = MachineHeaders.text(headers, MachineHeaders.CAUSE);
      return new Command<>(
          id,
          action(Json.read(new String(value, StandardCharsets.UTF_8))),
          cause == null ? Cause.none() : cause(cause),
          expectedVersion(headers));
    } catch (Throwable e) {
      // Kafka Streams would end the thread after an error of the constructor of a payload
      Decider.requireReportable(e);
      throw new SerializationException(
          "A command of "
              + machine.name()
              + " in topic "
              + topic
              + " cannot be read: "
              + ErrorText.message(e)
              + HINT,
          e);
    }
  }

  private static @Nullable Long expectedVersion(Headers headers) {
    String text = MachineHeaders.text(headers, MachineHeaders.EXPECTED_VERSION);
    try {
      return text == null ? null : Long.valueOf(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "The header "
              + MachineHeaders.EXPECTED_VERSION
              + " must be a number, but is \""
              + text
              + "\".",
          e);
    }
  }

  private Command.Action<E> action(Map<String, @Nullable Object> fields) {
    if (fields.containsKey("event")) {
      return new Command.Fire<>(machine.eventFromPlain(fields));
    }
    if (fields.size() == 1 && Boolean.TRUE.equals(fields.get("begin"))) {
      return new Command.Begin<>();
    }
    if (fields.size() == 1 && Boolean.TRUE.equals(fields.get("unpark"))) {
      return new Command.Unpark<>();
    }
    if (fields.size() == 1 && fields.get("force") instanceof String state) {
      machine.stored().state(state); // throws if there is no such state
      return new Command.Force<>(state);
    }
    throw new IllegalArgumentException("The fields " + fields.keySet() + " are not a command.");
  }

  private Cause cause(String json) {
    return machine.cause(Json.read(json));
  }
}
