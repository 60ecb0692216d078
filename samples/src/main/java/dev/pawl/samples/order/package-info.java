/**
 * An order whose payment and fulfilment run in parallel, as an example of a statechart. The machine
 * is declared in {@code src/main/pawl/order.pawl.yaml}; {@link dev.pawl.samples.order.annotated}
 * declares the same machine as an enum.
 */
@NullMarked
package dev.pawl.samples.order;

import org.jspecify.annotations.NullMarked;
