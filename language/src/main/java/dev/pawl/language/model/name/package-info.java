/** Names: what Java allows, and what Java names and names in data are made of. */
@NullMarked
package dev.pawl.language.model.name;

import org.jspecify.annotations.NullMarked;
