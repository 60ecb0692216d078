/** The databases, the names of tables and columns, and their DDL. */
@NullMarked
package dev.pawl.store.sql;

import org.jspecify.annotations.NullMarked;
