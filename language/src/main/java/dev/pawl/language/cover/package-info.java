/**
 * The coverage of machines, computed from the records of tests. Start with {@link
 * dev.pawl.language.cover.CoverageReader}.
 */
@NullMarked
package dev.pawl.language.cover;

import org.jspecify.annotations.NullMarked;
