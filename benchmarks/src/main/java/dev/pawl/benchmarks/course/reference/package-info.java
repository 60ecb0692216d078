/** The walks, and what every contender must come to on them, by an interpreter of its own. */
package dev.pawl.benchmarks.course.reference;
