/**
 * An order with payment and fulfilment side by side: the example of a chart. The machine stands in
 * {@code src/main/pawl/order.pawl.yaml}; {@link dev.pawl.samples.order.annotated} has the same one
 * as an enum.
 */
package dev.pawl.samples.order;
