/** The courses with COLA, which has neither states within states nor regions. */
package dev.pawl.benchmarks.contender.library.cola;
