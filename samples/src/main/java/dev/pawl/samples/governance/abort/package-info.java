/**
 * Propagation of aborts to other sessions. Read {@link
 * dev.pawl.samples.governance.abort.AbortChain} first.
 */
@NullMarked
package dev.pawl.samples.governance.abort;

import org.jspecify.annotations.NullMarked;
