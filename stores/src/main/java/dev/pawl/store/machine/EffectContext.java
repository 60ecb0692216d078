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
 * Collects the messages and SQL statements of the effects of a step. Effects run before the
 * database commits, so they must not do anything that cannot be undone. Instead, effects register
 * messages and statements in this object. The store writes the messages and runs the statements in
 * the transaction of the step. Confined to one thread.
 */
public final class EffectContext {

  private final List<SentMessage> messages = new ArrayList<>(0);
  private final List<Statements> statements = new ArrayList<>(0);
  private final List<Runnable> firedBeforeOpened = new ArrayList<>(0);
  private @Nullable StoredInstance<?, ?> instance;

  /** Creates an empty context. */
  public EffectContext() {}

  /**
   * A message for the outbox.
   *
   * @param topic the topic, by which a receiver decides what to do
   * @param payload the content of the message; null if there is none
   */
  public record SentMessage(String topic, @Nullable String payload) {
    /**
     * Checks that the texts can be stored unchanged.
     *
     * @throws IllegalArgumentException if a text contains the character 0 or half of a surrogate
     *     pair, because no database can store these
     */
    public SentMessage {
      requireWhole("The topic of a message", Objects.requireNonNull(topic, "topic"));
      requireWhole("The payload of a message", payload);
    }

    private static void requireWhole(String what, @Nullable String text) {
      int at = text == null ? -1 : text.indexOf('\0');
      if (at >= 0 || text != null && !StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
        throw new IllegalArgumentException(
            what
                + (at >= 0
                    ? " contains the character 0 at index " + at
                    : " contains half of a surrogate pair")
                + ", which databases cannot store. Escape or encode it, for example as JSON.");
      }
    }
  }

  /** Statements that run in the transaction of a step. */
  @FunctionalInterface
  public interface Statements {
    /**
     * Runs the statements. Implementations must neither commit nor roll back. If they roll back,
     * the call of the store throws an {@code IllegalStateException}.
     *
     * @param connection the connection of the transaction
     */
    void run(Connection connection) throws SQLException;
  }

  /**
   * Puts a message into the outbox. The message is delivered when the step has been committed.
   *
   * @param topic the topic, by which a receiver decides what to do
   * @param payload the content of the message; null if there is none
   * @throws IllegalArgumentException if a text contains the character 0 or half of a surrogate
   *     pair; the step then fails before anything is written
   */
  public void send(String topic, @Nullable String payload) {
    messages.add(new SentMessage(topic, payload));
  }

  /**
   * Registers statements to run in the transaction of the step, after the store has written the
   * step.
   */
  public void execute(Statements more) {
    statements.add(Objects.requireNonNull(more, "statements"));
  }

  /**
   * Fires an event at the instance. If an entry effect fires the event while the instance is being
   * created, queues the event until the instance is open.
   */
  <S, E> void fire(Opening<S, E> opening, E event, Cause cause) {
    @SuppressWarnings("unchecked") // the instance that this opening has opened
    StoredInstance<S, E> opened = (StoredInstance<S, E>) instance;
    if (opened != null) {
      opened.fire(event, cause);
    } else if (opening.begins()) {
      firedBeforeOpened.add(() -> fire(opening, event, cause));
    } else {
      throw new IllegalStateException(
          "Event "
              + event
              + " of "
              + opening.entityId()
              + " was fired by the function that sets up the instance. That function runs whenever"
              + " the instance is read. Fire the event from an effect instead.");
    }
  }

  /**
   * Sets the instance, and fires the events that were queued while the instance was being created.
   */
  void opened(StoredInstance<?, ?> opened) {
    instance = opened;
    firedBeforeOpened.forEach(Runnable::run);
    firedBeforeOpened.clear();
  }

  /** Returns the messages that effects have sent so far; unmodifiable. */
  public List<SentMessage> messages() {
    return Collections.unmodifiableList(messages);
  }

  /** Returns the statements that effects have registered so far; unmodifiable. */
  public List<Statements> statements() {
    return Collections.unmodifiableList(statements);
  }
}
