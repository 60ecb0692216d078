package dev.pawl.spring;

/** When the tables of stores are made by the application. */
public enum InitializeSchema {
  /** Never: a migration does. */
  NEVER,
  /** Where the database is within the application: H2 or SQLite in memory. */
  EMBEDDED,
  /** Always; what is there is left as it is. */
  ALWAYS
}
