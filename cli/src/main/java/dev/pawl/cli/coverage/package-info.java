/**
 * Reports which parts of compiled machines tests have covered. Start with {@link
 * dev.pawl.cli.coverage.CoverageReport}.
 */
@NullMarked
package dev.pawl.cli.coverage;

import org.jspecify.annotations.NullMarked;
