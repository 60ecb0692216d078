package dev.pawl.spring;

/** When the application creates the tables of its stores. */
public enum InitializeSchema {
  /** Never. A database migration creates the tables. */
  NEVER,
  /** Only in an embedded database: H2 or SQLite in memory. */
  EMBEDDED,
  /** Always. Existing tables are not changed. */
  ALWAYS
}
