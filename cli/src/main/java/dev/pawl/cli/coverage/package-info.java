/**
 * The report of the coverage of machines by tests. Start with {@link
 * dev.pawl.cli.coverage.CoverageReport}.
 */
@NullMarked
package dev.pawl.cli.coverage;

import org.jspecify.annotations.NullMarked;
