/**
 * Pawl in JPA: entities whose state columns only legal transitions may change. It is found by
 * Hibernate where it lies on the class path.
 */
@NullMarked
package dev.pawl.jpa;

import org.jspecify.annotations.NullMarked;
