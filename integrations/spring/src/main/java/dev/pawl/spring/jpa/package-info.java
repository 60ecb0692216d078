/** Stores beside the entities of JPA. */
@NullMarked
package dev.pawl.spring.jpa;

import org.jspecify.annotations.NullMarked;
