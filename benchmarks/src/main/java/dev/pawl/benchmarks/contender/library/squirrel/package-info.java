/** The courses with squirrel. */
package dev.pawl.benchmarks.contender.library.squirrel;
