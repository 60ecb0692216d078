/**
 * A circuit breaker, twice: the machine of the document, {@code CircuitBreaker}, and the one that
 * works, {@code Circuit}, which takes the same transitions and knows by itself when. Around calls
 * it is put by {@link dev.pawl.samples.circuitbreaker.CircuitBreaker}. Both stand in {@code
 * src/main/pawl}, where the compiler's option {@code pawl.machines} finds them; no Java declares
 * them.
 */
package dev.pawl.samples.circuitbreaker;
