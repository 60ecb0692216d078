package dev.pawl.store.machine;

import dev.pawl.Cause;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Collects the messages and statements of the effects of a step. Effects run before the database
 * commits, so they must not do anything that cannot be undone. They register it here instead, and
 * it is written in the transaction of the step, or not at all. Confined to one thread.
 */
public final class EffectContext {

  private final List<Sent> messages = new ArrayList<>(0);
  private final List<Statements> statements = new ArrayList<>(0);
  private final List<Runnable> early = new ArrayList<>(0);
  private @Nullable StoredInstance<?, ?> instance;

  /** Creates an empty context. */
  public EffectContext() {}

  /**
   * A message for the outbox.
   *
   * @param topic what it is about
   * @param payload its text; null if the topic tells all
   */
  public record Sent(String topic, @Nullable String payload) {
    /**
     * Checks that the texts can be stored unchanged.
     *
     * @throws IllegalArgumentException if a text has the character 0 or half of a surrogate pair,
     *     which no database takes
     */
    public Sent {
      requireWhole("The topic of a message", Objects.requireNonNull(topic, "topic"));
      requireWhole("The payload of a message", payload);
    }

    private static void requireWhole(String what, @Nullable String text) {
      int at = text == null ? -1 : text.indexOf('\0');
      if (at >= 0 || text != null && !StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
        throw new IllegalArgumentException(
            what
                + (at >= 0 ? " has the character 0 at " + at : " has half of a surrogate pair")
                + ", which no database takes. Escape it, as JSON does, or encode it.");
      }
    }
  }

  /** Statements that run in the transaction of a step. */
  @FunctionalInterface
  public interface Statements {
    /** Makes them; must neither commit nor roll back. */
    void run(Connection connection) throws SQLException;
  }

  /**
   * Puts a message into the outbox, to be delivered when the step has been committed.
   *
   * @throws IllegalArgumentException if a text has the character 0 or half of a surrogate pair. The
   *     effect and the step then fail before anything is written
   */
  public void send(String topic, @Nullable String payload) {
    messages.add(new Sent(topic, payload));
  }

  /** Registers statements to run in the transaction of the step, after those of the step itself. */
  public void also(Statements more) {
    statements.add(Objects.requireNonNull(more, "statements"));
  }

  /** Fires at the instance, or notes the event while its entry effects run and it is not built. */
  <S, E> void fire(Opening<S, E> opening, E event, Cause cause) {
    @SuppressWarnings("unchecked") // the instance that this opening has opened
    StoredInstance<S, E> opened = (StoredInstance<S, E>) instance;
    if (opened != null) {
      opened.fire(event, cause);
    } else if (opening.begins()) {
      early.add(() -> fire(opening, event, cause));
    } else {
      throw new IllegalStateException(
          "Event "
              + event
              + " of "
              + opening.entityId()
              + " was fired by the function that sets up the instance, which runs whenever it is"
              + " read. Fire it from an effect.");
    }
  }

  /** Sets the instance and fires the events that were fired before it was opened. */
  void opened(StoredInstance<?, ?> opened) {
    instance = opened;
    early.forEach(Runnable::run);
    early.clear();
  }

  /** Returns the messages so far; unmodifiable. */
  public List<Sent> messages() {
    return Collections.unmodifiableList(messages);
  }

  /** Returns the statements so far; unmodifiable. */
  public List<Statements> statements() {
    return Collections.unmodifiableList(statements);
  }
}
