/** How long a task may take, by its scope and by what tasks took before. */
package dev.pawl.samples.governance.timeout;
