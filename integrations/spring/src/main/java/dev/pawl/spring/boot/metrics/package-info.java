/** Meters and observations of machines, stores and the outbox, with {@code pawl-micrometer}. */
@NullMarked
package dev.pawl.spring.boot.metrics;

import org.jspecify.annotations.NullMarked;
