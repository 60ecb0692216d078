/**
 * Reads what a property claims, for machines in YAML and in enums alike. Start with {@link
 * dev.pawl.language.claim.PropertyReader}.
 */
@NullMarked
package dev.pawl.language.claim;

import org.jspecify.annotations.NullMarked;
