/**
 * The report of what tests cover of machines. Start with {@link
 * dev.pawl.cli.coverage.CoverageReport}.
 */
@NullMarked
package dev.pawl.cli.coverage;

import org.jspecify.annotations.NullMarked;
