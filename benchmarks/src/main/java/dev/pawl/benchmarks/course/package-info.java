/**
 * The task of all contenders: machines, and walks of events through them. Read {@link
 * dev.pawl.benchmarks.course.Contender} first.
 */
package dev.pawl.benchmarks.course;
