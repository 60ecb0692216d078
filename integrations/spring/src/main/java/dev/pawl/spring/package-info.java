/**
 * The Spring integration: beans for machines and their stores. The steps of stores take part in
 * Spring's transactions. Read {@link dev.pawl.spring.SpringStores} first.
 */
@NullMarked
package dev.pawl.spring;

import org.jspecify.annotations.NullMarked;
