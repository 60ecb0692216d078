/** The workloads implemented with Spring Statemachine, without an application context. */
@NullMarked
package dev.pawl.benchmarks.contender.library.spring;

import org.jspecify.annotations.NullMarked;
