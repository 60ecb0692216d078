/**
 * Repairs machines with errors, so that stubs of their types can be generated. With the stubs, an
 * error in a declaration leads to no further errors in code that uses the types. Start with {@link
 * dev.pawl.processor.repair.Repair}.
 */
@NullMarked
package dev.pawl.processor.repair;

import org.jspecify.annotations.NullMarked;
