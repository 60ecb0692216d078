/**
 * SQL for the tables of stores: the supported databases, the names of tables and columns, and the
 * DDL. Read {@link dev.pawl.store.sql.Schema} first.
 */
@NullMarked
package dev.pawl.store.sql;

import org.jspecify.annotations.NullMarked;
