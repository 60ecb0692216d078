package dev.pawl.spring;

/** The choice of when the tables of stores are made by the application. */
public enum InitializeSchema {
  /** Never: a migration does. */
  NEVER,
  /** In a database within the application: H2 or SQLite in memory. */
  EMBEDDED,
  /** Always; what is there is left as it is. */
  ALWAYS
}
