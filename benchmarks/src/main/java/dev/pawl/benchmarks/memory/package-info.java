/** What instances take of the heap: one by its objects, and very many as the JVM counts them. */
package dev.pawl.benchmarks.memory;
