package dev.pawl.spring;

/** The condition under which the application creates the tables of its stores at start-up. */
public enum InitializeSchema {
  /** The application never creates tables. A database migration creates the tables. */
  NEVER,
  /** The application creates tables only in an embedded database: H2 or SQLite in memory. */
  EMBEDDED,
  /** The application creates missing tables in any database. Existing tables are not changed. */
  ALWAYS
}
