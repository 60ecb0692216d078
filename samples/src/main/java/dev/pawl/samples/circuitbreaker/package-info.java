/**
 * A circuit breaker in two versions. {@code CircuitBreaker} is the machine of the original
 * document. {@code Circuit} has the same transitions, but also the counters and the timer that
 * trigger them. {@link dev.pawl.samples.circuitbreaker.CircuitBreaker} uses it to guard calls. Both
 * machines are declared in {@code src/main/pawl}, where the compiler's option {@code pawl.machines}
 * finds them.
 */
@NullMarked
package dev.pawl.samples.circuitbreaker;

import org.jspecify.annotations.NullMarked;
