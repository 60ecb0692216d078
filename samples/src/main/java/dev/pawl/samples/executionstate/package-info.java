/**
 * The execution state of an agent: lifecycle and activity in one machine, with the two older
 * classifications as views of it.
 */
package dev.pawl.samples.executionstate;
