/** Which sessions an abort takes along. */
package dev.pawl.samples.governance.abort;
