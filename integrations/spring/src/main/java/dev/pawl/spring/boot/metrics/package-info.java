/** The auto-configuration of meters and observations. Needs {@code pawl-micrometer}. */
@NullMarked
package dev.pawl.spring.boot.metrics;

import org.jspecify.annotations.NullMarked;
