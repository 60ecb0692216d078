/** The workloads implemented with Spring Statemachine, without an application context. */
package dev.pawl.benchmarks.contender.library.spring;
