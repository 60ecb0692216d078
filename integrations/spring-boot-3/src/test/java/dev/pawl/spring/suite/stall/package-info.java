/** A machine with the name of one in another package. */
package dev.pawl.spring.suite.stall;
