/** What annotation processors cost a javac that has just begun, beside one another. */
package dev.pawl.benchmarks.compile;
