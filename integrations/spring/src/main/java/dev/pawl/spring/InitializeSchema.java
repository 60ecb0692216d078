package dev.pawl.spring;

/** When the application creates the tables of its stores. */
public enum InitializeSchema {
  /** Never. A migration creates them. */
  NEVER,
  /** Only in an embedded database: H2 or SQLite in memory. */
  EMBEDDED,
  /** Always. Existing tables are not changed. */
  ALWAYS
}
