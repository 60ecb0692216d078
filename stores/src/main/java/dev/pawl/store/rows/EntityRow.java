package dev.pawl.store.rows;

import java.time.Instant;

/**
 * The row of an entity.
 *
 * @param id whose
 * @param state the name of the state
 * @param version how many steps the life has made
 * @param updatedAt when it was last written
 * @param snapshot what the life is beside its state; null if nothing
 */
public record EntityRow(
    String id, String state, long version, Instant updatedAt, String snapshot) {}
