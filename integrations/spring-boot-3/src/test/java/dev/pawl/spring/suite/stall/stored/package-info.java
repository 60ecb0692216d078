/** A machine with the name and the tables of one in another package. */
package dev.pawl.spring.suite.stall.stored;
