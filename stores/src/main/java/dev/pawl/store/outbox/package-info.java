/**
 * Delivers the messages of effects at least once. A message is written in the transaction of its
 * step and delivered afterwards. {@link dev.pawl.store.outbox.Outbox} is the class to read first.
 */
@NullMarked
package dev.pawl.store.outbox;

import org.jspecify.annotations.NullMarked;
