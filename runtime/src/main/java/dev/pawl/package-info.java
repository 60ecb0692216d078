/** The annotations that declare a state machine and the types its users meet. */
package dev.pawl;
