/** Propagation of aborts to other sessions. */
package dev.pawl.samples.governance.abort;
