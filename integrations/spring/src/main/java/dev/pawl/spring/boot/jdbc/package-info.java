/** The auto-configuration of stores and their workers. */
@NullMarked
package dev.pawl.spring.boot.jdbc;

import org.jspecify.annotations.NullMarked;
