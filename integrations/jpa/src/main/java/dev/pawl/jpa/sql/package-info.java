/** The writes of a statement of SQL, as far as its text shows them. */
@NullMarked
package dev.pawl.jpa.sql;

import org.jspecify.annotations.NullMarked;
