/**
 * The JPA integration. Pawl ensures that only legal transitions change the state columns of
 * entities. Hibernate finds this module on the class path; nothing needs to be registered. Read
 * {@link dev.pawl.jpa.PawlJpa} first. Hibernate calls {@link dev.pawl.jpa.GuardIntegrator} and
 * {@link dev.pawl.jpa.InspectorContributor}; applications do not use them.
 */
@NullMarked
package dev.pawl.jpa;

import org.jspecify.annotations.NullMarked;
