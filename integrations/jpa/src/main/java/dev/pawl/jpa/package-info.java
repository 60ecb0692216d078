/**
 * The JPA integration: entities whose state columns are changed only by legal transitions.
 * Hibernate finds it on the class path; nothing needs to be registered. Read {@link
 * dev.pawl.jpa.PawlJpa} first.
 */
@NullMarked
package dev.pawl.jpa;

import org.jspecify.annotations.NullMarked;
