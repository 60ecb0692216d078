/**
 * The workloads implemented with COLA, which supports neither composite states nor regions.
 *
 * <p>Not {@code @NullMarked}, because contexts of the library are null where a machine needs none.
 */
package dev.pawl.benchmarks.contender.library.cola;
