/**
 * Lists the requirements of machines. Start with {@link
 * dev.pawl.cli.requirements.RequirementReport}.
 */
@NullMarked
package dev.pawl.cli.requirements;

import org.jspecify.annotations.NullMarked;
