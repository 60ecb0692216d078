/**
 * The permissions of agents, which depend on how far they are trusted. Read {@link
 * dev.pawl.samples.governance.access.Permissions} first.
 */
@NullMarked
package dev.pawl.samples.governance.access;

import org.jspecify.annotations.NullMarked;
