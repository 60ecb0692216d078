package dev.pawl.hook;

import dev.pawl.Cause;
import dev.pawl.DeclaredName;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.JsonWriter;
import dev.pawl.engine.SavedDeferral;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
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
 * A hook that writes an audit trail: one JSON object per line for every step and every refused
 * attempt.
 *
 * <pre>
 * {"sequence":3,"timestamp":"2025-01-01T00:00:00Z","machine":"Task","entityId":"t-1","from":"DONE","to":"CLOSED","event":"close","forced":false,"actor":"janitor","reason":"verified"}
 * </pre>
 *
 * <p>Every line has the keys {@code sequence}, {@code timestamp} (ISO-8601, UTC), {@code machine},
 * {@code entityId}, {@code from}, {@code to}, {@code event} and {@code forced}, in this order;
 * unknown values are null. The keys {@code actor}, {@code reason}, {@code code} and {@code
 * attributes} are present if the cause contains them. The line of a refused attempt has the key
 * {@code refused}, with the value {@code "illegal"}, {@code "guardRefused"}, {@code "vetoed"},
 * {@code "ignored"} or {@code "deferred"}. If the value of {@code refused} is {@code "illegal"},
 * {@code "guardRefused"} or {@code "vetoed"}, the line also has the key {@code why} with the
 * explanation. Failures of user code have no line of their own: if the step was committed, the
 * trail contains the line of the step.
 *
 * <p>Every line is flushed before the step continues. An {@link IOException} is thrown to the
 * caller of the step as {@link UncheckedIOException}, like any exception of a hook, and the step
 * remains committed. If the exception left an incomplete line, a line break is written before the
 * next line.
 *
 * <p>Thread-safe; lines are never interleaved, and one hook can serve any number of instances.
 * Output that other code writes to the same destination may be interleaved.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class JsonLinesHook<S, E> implements TransitionHook<S, E>, Closeable {

  private final Destination destination;

  private final Function<? super S, String> stateName;
  private final Function<? super E, String> eventName;

  private JsonLinesHook(
      Destination destination,
      Function<? super S, String> stateName,
      Function<? super E, String> eventName) {
    this.destination = destination;
    this.stateName = stateName;
    this.eventName = eventName;
  }

  /**
   * Creates a hook that writes to the given destination. The caller opens and closes the
   * destination. If the destination is {@link Flushable}, the hook flushes the destination after
   * every line.
   *
   * <p>A {@link PrintWriter} hides I/O errors, so the caller of a step does not get them.
   *
   * @param out the destination, such as a writer
   * @param <S> the type of states
   * @param <E> the type of events
   * @return a hook that writes the declared names of states and events
   */
  public static <S, E> JsonLinesHook<S, E> to(Appendable out) {
    Objects.requireNonNull(out, "out");
    return named(new Destination(out, null));
  }

  /**
   * Creates a hook that writes to the given print stream, such as {@code System.out}, in the
   * charset of the stream, and flushes the stream after every line. The caller opens and closes the
   * stream.
   *
   * <p>A print stream hides I/O errors, so the caller of a step does not get them.
   *
   * @param out the stream to write to
   * @param <S> the type of states
   * @param <E> the type of events
   * @return a hook that writes the declared names of states and events
   */
  public static <S, E> JsonLinesHook<S, E> to(PrintStream out) {
    return to((Appendable) out);
  }

  /**
   * Creates a hook that writes UTF-8 to the given stream and flushes it after every line. The
   * caller opens and closes the stream.
   *
   * @param out the stream to write to
   * @param <S> the type of states
   * @param <E> the type of events
   * @return a hook that writes the declared names of states and events
   */
  public static <S, E> JsonLinesHook<S, E> to(OutputStream out) {
    Objects.requireNonNull(out, "out");
    return named(new Destination(new OutputStreamWriter(out, StandardCharsets.UTF_8), null));
  }

  /**
   * Creates a hook that appends UTF-8 to a file. The file is created if it does not exist, and is
   * closed by {@link #close}.
   *
   * @param file the path of the file
   * @param <S> the type of states
   * @param <E> the type of events
   * @return a hook that writes the declared names of states and events
   * @throws IOException if the file cannot be opened
   */
  public static <S, E> JsonLinesHook<S, E> appendingTo(Path file) throws IOException {
    // not a FileChannel, because interrupting one thread would close it for all threads
    Writer writer =
        new OutputStreamWriter(new FileOutputStream(file.toFile(), true), StandardCharsets.UTF_8);
    return named(new Destination(writer, writer));
  }

  private static <S, E> JsonLinesHook<S, E> named(Destination destination) {
    return new JsonLinesHook<>(destination, DeclaredName::of, DeclaredName::of);
  }

  /**
   * Returns a hook that uses other names, such as {@code names(TaskCodec::toWire,
   * TaskEvent::wireName)}. Both hooks write to the same destination, and closing either hook closes
   * the destination.
   *
   * @param states the function that returns the name of a state; never called with null
   * @param events the function that returns the name of an event; never called with null
   * @return the hook to use instead of this hook
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
      boolean deferred = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
      line.field("refused", deferred ? "deferred" : "ignored");
    }
    destination.line(line.toString());
  }

  /**
   * Closes the file if this hook opened one; otherwise does nothing. If a step is made after this
   * call, the caller of the step gets an {@link UncheckedIOException}.
   *
   * @throws IOException if the file cannot be closed
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
    if (!cause.attributes().isEmpty()) {
      Map<String, @Nullable Object> attributes = new LinkedHashMap<>(cause.attributes());
      attributes.keySet().removeIf(SavedDeferral::isCode);
      if (!attributes.isEmpty()) {
        line.field("attributes", attributes);
      }
    }
    return line;
  }

  private static <T> @Nullable String nameOf(@Nullable T value, Function<? super T, String> names) {
    return value == null ? null : names.apply(value);
  }

  /**
   * The destination of lines. A hook and all hooks that {@link #names} derives from that hook share
   * one destination.
   */
  private static final class Destination {
    private final Appendable out;
    private final @Nullable Closeable opened;
    private boolean incomplete;

    Destination(Appendable out, @Nullable Closeable opened) {
      this.out = out;
      this.opened = opened;
    }

    synchronized void line(String json) {
      try {
        String line = incomplete ? "\n" + json + "\n" : json + "\n";
        // until the line has been written; destinations can throw any exception
        incomplete = true;
        // a single call, so that only the destination itself can write an incomplete line
        out.append(line);
        if (out instanceof Flushable flushable) {
          flushable.flush();
        }
        incomplete = false;
      } catch (IOException e) {
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
