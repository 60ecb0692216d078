/** What a statement of SQL writes, as far as its text tells. */
@NullMarked
package dev.pawl.jpa.sql;

import org.jspecify.annotations.NullMarked;
