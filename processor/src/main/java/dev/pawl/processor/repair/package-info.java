/**
 * Makes of a machine with errors one without, so that its types can be generated all the same and a
 * mistake in a declaration is not followed by one in each file that uses those types.
 */
@NullMarked
package dev.pawl.processor.repair;

import org.jspecify.annotations.NullMarked;
