/**
 * The auto-configuration of meters and observations. This package needs {@code pawl-micrometer}.
 */
@NullMarked
package dev.pawl.spring.boot.metrics;

import org.jspecify.annotations.NullMarked;
