/**
 * Whole machines as data: what the generated code of serializers has in common. A value becomes a
 * <em>plain value</em> first, a null, truth value, number, text, list or map, and that becomes JSON
 * ({@link dev.pawl.data.Json}) or bytes ({@link dev.pawl.data.BinaryForm}); the way back goes
 * through {@link dev.pawl.data.Plain}. The generated subclass of {@link dev.pawl.data.MachineData}
 * knows a machine's own types and names.
 *
 * <p>Data from outside is not trusted: what is malformed, too deep or of the wrong kind is an
 * {@link java.lang.IllegalArgumentException} that tells where, and takes time and memory in
 * proportion to its length.
 */
@NullMarked
package dev.pawl.data;

import org.jspecify.annotations.NullMarked;
