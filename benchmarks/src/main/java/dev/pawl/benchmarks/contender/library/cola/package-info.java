/** The workloads implemented with COLA, which supports neither composite states nor regions. */
package dev.pawl.benchmarks.contender.library.cola;
