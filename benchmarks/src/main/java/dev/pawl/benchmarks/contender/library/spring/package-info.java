/** The courses with Spring Statemachine, without a Spring application. */
package dev.pawl.benchmarks.contender.library.spring;
