/**
 * Tests of state machines with JUnit: one test for each path through a machine, and assertions.
 * Read {@link dev.pawl.test.MachinePaths} first.
 */
@NullMarked
package dev.pawl.test;

import org.jspecify.annotations.NullMarked;
