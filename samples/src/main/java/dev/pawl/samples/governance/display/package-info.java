/** How a dashboard shows an agent: derived from its state and what is known of its process. */
package dev.pawl.samples.governance.display;
