/** The databases, the names of tables and columns, and their DDL. */
package dev.pawl.store.sql;
