/** A check for JPA entities that are mapped to the tables of stores. */
@NullMarked
package dev.pawl.spring.jpa;

import org.jspecify.annotations.NullMarked;
