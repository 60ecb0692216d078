/**
 * The machine of {@link dev.pawl.samples.order}, declared as the enum {@link
 * dev.pawl.samples.order.annotated.OrderState} instead of in YAML.
 */
@NullMarked
package dev.pawl.samples.order.annotated;

import org.jspecify.annotations.NullMarked;
