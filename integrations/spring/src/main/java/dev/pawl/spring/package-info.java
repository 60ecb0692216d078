/**
 * The Spring integration: beans of machines and their stores, whose steps take part in Spring's
 * transactions. Read {@link dev.pawl.spring.SpringStores} first.
 */
@NullMarked
package dev.pawl.spring;

import org.jspecify.annotations.NullMarked;
