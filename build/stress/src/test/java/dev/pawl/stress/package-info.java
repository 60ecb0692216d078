/** Proves that a thread-safe machine loses, doubles and disorders nothing, however many use it. */
package dev.pawl.stress;
