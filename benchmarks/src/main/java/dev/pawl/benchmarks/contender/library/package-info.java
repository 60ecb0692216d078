/**
 * Libraries that users would take instead of Pawl, each written as its own documentation has it: a
 * package for each. The {@code static … machine()} of its classes, which are named {@code
 * LibraryCourse}, such as {@code StatelessAgentTurn.machine()}, makes a new machine in its initial
 * state, and nothing else, so that memory and start can be measured by it; what machines of one
 * kind share is made with the first of them. COLA's machines have no state, so that its method
 * always returns the same one.
 */
package dev.pawl.benchmarks.contender.library;
