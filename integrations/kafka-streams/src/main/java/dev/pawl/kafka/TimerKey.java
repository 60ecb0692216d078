package dev.pawl.kafka;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.apache.kafka.common.utils.Bytes;

/**
 * The key of an entry in the store of timers. Keys are ordered by due time. Immutable.
 *
 * @param due the time at which the entry is due, in microseconds
 * @param entity the id of the entity
 * @param token the token, by which the entity recognizes its entry
 */
record TimerKey(Instant due, String entity, long token) {

  private static final int NUMBERS = 2 * Long.BYTES;

  Bytes toBytes() {
    byte[] id = entity.getBytes(StandardCharsets.UTF_8);
    ByteBuffer key = ByteBuffer.allocate(NUMBERS + id.length);
    key.putLong(sortable(due)).put(id).putLong(token);
    return Bytes.wrap(key.array());
  }

  static TimerKey of(Bytes bytes) {
    ByteBuffer key = ByteBuffer.wrap(bytes.get());
    long micros = key.getLong() ^ Long.MIN_VALUE;
    byte[] id = new byte[key.remaining() - Long.BYTES];
    key.get(id);
    return new TimerKey(
        Instant.EPOCH.plus(micros, ChronoUnit.MICROS),
        new String(id, StandardCharsets.UTF_8),
        key.getLong());
  }

  /** Returns a key that is less than all keys that are due at or after the given time. */
  static Bytes from(Instant time) {
    return Bytes.wrap(ByteBuffer.allocate(Long.BYTES).putLong(sortable(time)).array());
  }

  /** Returns microseconds whose bytes sort like the times, also before 1970. */
  private static long sortable(Instant time) {
    return ChronoUnit.MICROS.between(Instant.EPOCH, time) ^ Long.MIN_VALUE;
  }
}
