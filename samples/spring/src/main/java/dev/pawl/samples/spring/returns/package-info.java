/** Returns: nothing but an entity, whose column only a legal transition may change. */
package dev.pawl.samples.spring.returns;
