/** The machine of the guide for migration from stateless4j. */
@NullMarked
package dev.pawl.guides.stateless;

import org.jspecify.annotations.NullMarked;
