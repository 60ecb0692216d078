package dev.pawl.store.rows;

import java.time.Instant;

/**
 * The row of a message that somebody has claimed.
 *
 * @param id the number of the row
 * @param key the idempotency key
 * @param machine the machine's name
 * @param entityId whose step it was
 * @param sequence the number of the step
 * @param topic what it is about
 * @param payload its text; null if there is none
 * @param createdAt when the step was made
 * @param attempt which attempt this is, from 1
 */
public record OutboxRow(
    long id,
    String key,
    String machine,
    String entityId,
    long sequence,
    String topic,
    String payload,
    Instant createdAt,
    int attempt) {}
