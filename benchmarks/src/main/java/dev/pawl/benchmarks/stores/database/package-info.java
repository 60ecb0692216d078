/** The databases on which stores are measured. */
@NullMarked
package dev.pawl.benchmarks.stores.database;

import org.jspecify.annotations.NullMarked;
