/**
 * The verification of the properties that a machine declares under {@code verify}. Start with
 * {@link dev.pawl.language.verify.Verifier}.
 */
@NullMarked
package dev.pawl.language.verify;

import org.jspecify.annotations.NullMarked;
