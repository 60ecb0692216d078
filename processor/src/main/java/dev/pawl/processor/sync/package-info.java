/**
 * Keeps the diagrams and tables of machines in users' own documents up to date: finds the blocks
 * between markers, and fills them or reports where they are stale.
 */
@NullMarked
package dev.pawl.processor.sync;

import org.jspecify.annotations.NullMarked;
