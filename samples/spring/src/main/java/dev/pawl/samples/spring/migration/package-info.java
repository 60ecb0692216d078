/** The migration of orders from the tables of Spring Statemachine. */
@NullMarked
package dev.pawl.samples.spring.migration;

import org.jspecify.annotations.NullMarked;
