/**
 * The memory of instances, by their objects and by the heap of a JVM. Read {@link
 * dev.pawl.benchmarks.memory.MemoryPart} first.
 */
@NullMarked
package dev.pawl.benchmarks.memory;

import org.jspecify.annotations.NullMarked;
