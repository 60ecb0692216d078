/**
 * A parser that finds the columns that an SQL statement writes, as far as its text shows. Internal.
 */
@NullMarked
package dev.pawl.jpa.sql;

import org.jspecify.annotations.NullMarked;
