/** A parser that finds the columns that an SQL statement changes. This package is internal. */
@NullMarked
package dev.pawl.jpa.sql;

import org.jspecify.annotations.NullMarked;
