/**
 * The reader of the properties of machines, for YAML and annotations alike. Start with {@link
 * dev.pawl.language.claim.PropertyReader}.
 */
@NullMarked
package dev.pawl.language.claim;

import org.jspecify.annotations.NullMarked;
