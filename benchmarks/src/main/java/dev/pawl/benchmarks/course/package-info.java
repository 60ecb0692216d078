/** What all contenders do: machines, and the events that walk through them for ever. */
package dev.pawl.benchmarks.course;
