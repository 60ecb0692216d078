/**
 * The workloads implemented with squirrel.
 *
 * <p>Not {@code @NullMarked}, because contexts of the library are null where a machine needs none.
 */
package dev.pawl.benchmarks.contender.library.squirrel;
