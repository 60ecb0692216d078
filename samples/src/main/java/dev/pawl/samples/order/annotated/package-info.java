/**
 * The order of {@link dev.pawl.samples.order} once more, declared by {@link
 * dev.pawl.samples.order.annotated.OrderState}: whichever form is chosen, the machine is the same.
 */
package dev.pawl.samples.order.annotated;
