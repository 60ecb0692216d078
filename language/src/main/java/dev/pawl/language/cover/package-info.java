/**
 * The coverage of machines, computed from the records of tests, and the table of requirements with
 * the elements and tests that cover them. Start with {@link dev.pawl.language.cover.CoverageReader}
 * and {@link dev.pawl.language.cover.RequirementTable}.
 */
@NullMarked
package dev.pawl.language.cover;

import org.jspecify.annotations.NullMarked;
