/**
 * Pawl's stores, compared with other libraries and with handwritten code. Read {@link
 * dev.pawl.benchmarks.stores.StorePart} first.
 */
@NullMarked
package dev.pawl.benchmarks.stores;

import org.jspecify.annotations.NullMarked;
