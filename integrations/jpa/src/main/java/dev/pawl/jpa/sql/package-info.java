/**
 * A parser that finds the columns that an SQL statement changes, as far as the text of the
 * statement shows. Internal.
 */
@NullMarked
package dev.pawl.jpa.sql;

import org.jspecify.annotations.NullMarked;
