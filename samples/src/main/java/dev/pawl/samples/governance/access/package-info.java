/** What an agent may do, by how far it is trusted. */
package dev.pawl.samples.governance.access;
