/**
 * Propagation of aborts to other sessions. Read {@link
 * dev.pawl.samples.governance.abort.AbortChain} first.
 */
package dev.pawl.samples.governance.abort;
