/** The migration of orders from the tables of Spring Statemachine. */
package dev.pawl.samples.spring.migration;
