/** The statements of whoever delivers from the outbox. */
package dev.pawl.store.outbox.rows;
