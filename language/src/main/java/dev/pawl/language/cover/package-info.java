/**
 * The coverage of machines by the tests that recorded what they fired. Start with {@link
 * dev.pawl.language.cover.CoverageReader}.
 */
@NullMarked
package dev.pawl.language.cover;

import org.jspecify.annotations.NullMarked;
