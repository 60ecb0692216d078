package dev.pawl.kafka;

import dev.pawl.store.rows.EntityRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The stored data of an entity. Immutable.
 *
 * @param row the instance; null if the entity does not exist and only refused commands are known
 * @param due the time of the entity's entry in the store of timers; null if the entity has no entry
 * @param token the number of the entry. An entry with another number is outdated
 * @param answers the answers to the last commands, the oldest first
 */
record EntityRecord(
    @Nullable EntityRow row, @Nullable Instant due, long token, List<Answer> answers) {

  /** The record of an entity that is not known. */
  static final EntityRecord UNKNOWN = new EntityRecord(null, null, 0, List.of());

  /** Returns the answer to a command; null if the answer is not stored. */
  @Nullable Answer answerTo(String command) {
    for (Answer answer : answers) {
      if (answer.command().equals(command)) {
        return answer;
      }
    }
    return null;
  }

  /** Returns a copy with another instance. */
  EntityRecord with(@Nullable EntityRow changed) {
    return new EntityRecord(changed, due, token, answers);
  }

  /**
   * Returns a copy with one more answer. If there are more than {@code most} answers, the oldest
   * answers are omitted.
   */
  EntityRecord with(Answer answer, int most) {
    List<Answer> all = new ArrayList<>(answers);
    all.add(answer);
    return new EntityRecord(
        row, due, token, List.copyOf(all.subList(Math.max(0, all.size() - most), all.size())));
  }

  /** Returns a copy with an entry in the store of timers. A changed time gets a new token. */
  EntityRecord due(@Nullable Instant time) {
    boolean same = time == null ? due == null : time.equals(due);
    return same ? this : new EntityRecord(row, time, token + 1, answers);
  }
}
