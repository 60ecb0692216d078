/**
 * The mapping of machines: the entities, attributes and columns that contain states. This package
 * is internal.
 */
@NullMarked
package dev.pawl.jpa.mapping;

import org.jspecify.annotations.NullMarked;
