/**
 * The table of requirements with the elements that cover them. Start with {@link
 * dev.pawl.language.requirement.RequirementTable}.
 */
@NullMarked
package dev.pawl.language.requirement;

import org.jspecify.annotations.NullMarked;
