package dev.pawl.samples.task;

/** The canonical reasons that classify why a lifecycle transition occurred. */
public enum TransitionReason {
  /** Normal successful completion. */
  COMPLETED,
  /** Explicit abort requested. */
  ABORTED,
  /** Task being retried after failure. */
  RETRY,
  /** Input exceeded model context window. */
  PROMPT_TOO_LONG,
  /** Model hit output token limit. */
  MAX_OUTPUT_TOKENS,
  /** Agent reached max conversation turns. */
  MAX_TURNS,
  /** Provider returned 413 (payload too large). */
  PROVIDER_413,
  /** Provider returned 529 (overloaded). */
  PROVIDER_529,
  /** Context compaction/summarization failed. */
  COMPACTION_FAILED,
  /** A stop hook prevented the transition. */
  STOP_HOOK_BLOCKED,
  /** Insufficient permissions for the operation. */
  PERMISSION_DENIED,
  /** A sibling agent in the same group was aborted. */
  SIBLING_ABORTED,
  /** Orphaned task was automatically recovered. */
  ORPHAN_RECOVERED
}
