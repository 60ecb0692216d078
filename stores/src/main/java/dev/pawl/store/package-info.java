/** Lives of state machines kept in a database: one step is one transaction. */
package dev.pawl.store;
