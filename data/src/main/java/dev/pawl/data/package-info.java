/**
 * The library that generated serializers use. A state, an event or an instance is first converted
 * to a <em>plain value</em>: null, a boolean, a number, a string, a list or a map. Plain values are
 * then written as JSON ({@link dev.pawl.data.Json}) or bytes ({@link dev.pawl.data.BinaryForm}).
 * Code that reads plain values uses {@link dev.pawl.data.Plain}. For each machine, a generated
 * subclass of {@link dev.pawl.data.MachineData} knows the types and names of the machine. Read
 * {@code MachineData} first.
 *
 * <p>The readers do not trust their input. If the input is malformed, nested too deeply or of the
 * wrong type, the readers throw an {@link java.lang.IllegalArgumentException} that names the
 * position. The readers use time and memory in proportion to the length of the input.
 */
@NullMarked
package dev.pawl.data;

import org.jspecify.annotations.NullMarked;
