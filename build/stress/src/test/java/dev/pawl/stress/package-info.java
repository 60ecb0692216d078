/** Tests that concurrent calls of a thread-safe machine lose, repeat and reorder no steps. */
package dev.pawl.stress;
