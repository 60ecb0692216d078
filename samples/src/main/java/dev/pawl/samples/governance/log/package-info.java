/** The log of all lifecycles, read back: replay and metrics. */
package dev.pawl.samples.governance.log;
