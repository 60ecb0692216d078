package dev.pawl.samples.governance.abort;

/**
 * The level of an abort, which determines which sessions are aborted unless the abort escalates.
 */
public enum AbortScope {
  /** One tool invocation; the session goes on. */
  TOOL,
  /** The session and its siblings, which have the same parent; not the parent. */
  SIBLING,
  /** The session and all its descendants. */
  SESSION
}
