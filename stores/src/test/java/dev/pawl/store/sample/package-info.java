/** Machines that the tests keep in databases. */
package dev.pawl.store.sample;
