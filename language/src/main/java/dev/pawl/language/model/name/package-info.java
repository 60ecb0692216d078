/**
 * The names that Java allows, and the Java names and wire names that are derived from declared
 * names. Start with {@link dev.pawl.language.model.name.Words}.
 */
@NullMarked
package dev.pawl.language.model.name;

import org.jspecify.annotations.NullMarked;
