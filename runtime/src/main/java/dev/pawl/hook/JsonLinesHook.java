package dev.pawl.hook;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.DeclaredName;
import dev.pawl.engine.JsonWriter;
import dev.pawl.engine.SavedDeferral;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes an audit trail: one JSON object per line for every step and every refused attempt.
 *
 * <pre>
 * {"sequence":3,"timestamp":"2025-01-01T00:00:00Z","machine":"Task","entityId":"t-1","from":"DONE","to":"CLOSED","event":"close","forced":false,"actor":"janitor","reason":"verified"}
 * </pre>
 *
 * <p>The keys {@code sequence}, {@code timestamp} (ISO-8601, UTC), {@code machine}, {@code
 * entityId}, {@code from}, {@code to}, {@code event} and {@code forced} stand in every line, in
 * this order, with null for what is not known. {@code actor}, {@code reason}, {@code code} and
 * {@code attributes} stand where the cause tells them. {@code refused} stands where the attempt
 * came to nothing: {@code "illegal"}, {@code "guardRefused"}, {@code "vetoed"} or {@code
 * "ignored"}; {@code why} explains it. A failure of user code is not a line of its own: the step it
 * happened in stands or is missing.
 *
 * <p>Every line is flushed before the step goes on. An {@link IOException} reaches the caller of
 * the step as {@link UncheckedIOException}, like any exception of a hook; the step stands. A line
 * that was cut short by it is ended before the next begins.
 *
 * <p>Thread-safe, lines are never mixed; one may serve any number of instances. Whatever else
 * writes to the same destination is not kept apart.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class JsonLinesHook<S, E> implements TransitionHook<S, E>, Closeable {

  private final Destination destination;

  /** Null where states, and events, are named by themselves. */
  private final @Nullable Function<? super S, String> stateName;

  private final @Nullable Function<? super E, String> eventName;

  private JsonLinesHook(
      Destination destination,
      @Nullable Function<? super S, String> stateName,
      @Nullable Function<? super E, String> eventName) {
    this.destination = destination;
    this.stateName = stateName;
    this.eventName = eventName;
  }

  /**
   * Writes to what somebody else opened, and will close. It is flushed after every line if it can
   * be.
   *
   * @param out a writer, a buffer, a print stream
   * @param <S> the type of states
   * @param <E> the type of events
   * @return the hook; states and events have the names of their constants, or {@code toString()}
   */
  public static <S, E> JsonLinesHook<S, E> to(Appendable out) {
    Objects.requireNonNull(out, "out");
    return named(new Destination(out, null));
  }

  /**
   * Writes UTF-8 to a stream that somebody else opened, and will close. It is flushed after every
   * line.
   *
   * @param out the stream
   * @param <S> the type of states
   * @param <E> the type of events
   * @return the hook; states and events have the names of their constants, or {@code toString()}
   */
  public static <S, E> JsonLinesHook<S, E> to(OutputStream out) {
    Objects.requireNonNull(out, "out");
    return named(new Destination(new OutputStreamWriter(out, StandardCharsets.UTF_8), null));
  }

  /**
   * Writes UTF-8 to the end of a file, which is made if it is not there. Closing the hook closes
   * it.
   *
   * @param file the file
   * @param <S> the type of states
   * @param <E> the type of events
   * @return the hook; states and events have the names of their constants, or {@code toString()}
   * @throws IOException if the file cannot be opened
   */
  public static <S, E> JsonLinesHook<S, E> appendingTo(Path file) throws IOException {
    // no channel, since one interrupt would close it for all
    Writer writer =
        new OutputStreamWriter(new FileOutputStream(file.toFile(), true), StandardCharsets.UTF_8);
    return named(new Destination(writer, writer));
  }

  private static <S, E> JsonLinesHook<S, E> named(Destination destination) {
    return new JsonLinesHook<>(destination, null, null);
  }

  /**
   * The same hook with other names: {@code names(TaskCodec::toWire, TaskEvent::wireName)}. Both
   * write to the same destination, and closing either closes it.
   *
   * @param states gives a state's name; is never asked for null
   * @param events gives an event's name; is never asked for null
   * @return the hook to use instead
   */
  public JsonLinesHook<S, E> names(
      Function<? super S, String> states, Function<? super E, String> events) {
    return new JsonLinesHook<>(
        destination,
        Objects.requireNonNull(states, "states"),
        Objects.requireNonNull(events, "events"));
  }

  @Override
  public void after(LifecycleEvent<S, E> event) {
    destination.line(line(event).toString());
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    JsonWriter line = line(attempt);
    if (outcome instanceof Outcome.Illegal<S> illegal) {
      line.field("refused", "illegal").field("why", illegal.refusal().toString());
    } else if (outcome instanceof Outcome.GuardRefused<S> guard) {
      line.field("refused", "guardRefused").field("why", guard.refusal().toString());
    } else if (outcome instanceof Outcome.Vetoed<S> vetoed) {
      line.field("refused", "vetoed").field("why", vetoed.error().reason());
    } else {
      boolean waits = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
      line.field("refused", waits ? "deferred" : "ignored");
    }
    destination.line(line.toString());
  }

  /**
   * Closes the file if this hook opened one; does nothing otherwise. A step after that fails.
   *
   * @throws IOException if closing fails
   */
  @Override
  public void close() throws IOException {
    destination.close();
  }

  private JsonWriter line(LifecycleEvent<S, E> event) {
    JsonWriter line =
        new JsonWriter()
            .field("sequence", event.sequence())
            .field("timestamp", String.valueOf(event.timestamp()))
            .field("machine", event.machine())
            .field("entityId", event.entityId())
            .field("from", nameOf(event.from(), stateName))
            .field("to", nameOf(event.to(), stateName))
            .field("event", nameOf(event.event(), eventName))
            .field("forced", event.forced());
    Cause cause = event.cause();
    if (cause.actor() != null) {
      line.field("actor", cause.actor());
    }
    if (cause.reason() != null) {
      line.field("reason", cause.reason());
    }
    String code = cause.codeName();
    if (code != null) {
      line.field("code", code);
    }
    Map<String, @Nullable Object> attributes = new LinkedHashMap<>(cause.attributes());
    attributes.keySet().removeIf(SavedDeferral::isCode);
    if (!attributes.isEmpty()) {
      line.field("attributes", attributes);
    }
    return line;
  }

  private static <T> @Nullable String nameOf(
      @Nullable T value, @Nullable Function<? super T, String> names) {
    if (value == null) {
      return null;
    }
    if (names != null) {
      return names.apply(value);
    }
    return DeclaredName.of(value);
  }

  /** The destination of lines; shared by hooks that differ in names. */
  private static final class Destination {
    private final Appendable out;
    private final @Nullable Closeable opened;
    private boolean torn;

    Destination(Appendable out, @Nullable Closeable opened) {
      this.out = out;
      this.opened = opened;
    }

    synchronized void line(String json) {
      try {
        // in one piece, so that a line is cut short only where the destination itself cuts it
        out.append(torn ? "\n" + json + "\n" : json + "\n");
        if (out instanceof Flushable flushable) {
          flushable.flush();
        }
        torn = false;
      } catch (IOException e) {
        torn = true;
        throw new UncheckedIOException(e);
      }
    }

    synchronized void close() throws IOException {
      if (opened != null) {
        opened.close();
      }
    }
  }
}
