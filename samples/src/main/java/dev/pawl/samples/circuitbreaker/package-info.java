/**
 * A circuit breaker. The machine stands in {@code src/main/pawl/circuit-breaker.pawl.yaml}, where
 * the compiler's option {@code pawl.machines} finds it; no Java declares it.
 */
package dev.pawl.samples.circuitbreaker;
