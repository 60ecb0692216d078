/**
 * Returns. There is only an entity, and its column accepts only legal transitions. Read {@link
 * dev.pawl.samples.spring.returns.ReturnedParcel} first.
 */
@NullMarked
package dev.pawl.samples.spring.returns;

import org.jspecify.annotations.NullMarked;
