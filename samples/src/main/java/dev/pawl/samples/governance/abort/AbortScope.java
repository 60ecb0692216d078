package dev.pawl.samples.governance.abort;

/** How far an abort reaches, if nothing escalates it. */
public enum AbortScope {
  /** One tool invocation; the session goes on. */
  TOOL,
  /** The session and its siblings, which have the same parent; not the parent. */
  SIBLING,
  /** The session and all its descendants. */
  SESSION
}
