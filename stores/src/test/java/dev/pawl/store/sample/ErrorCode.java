package dev.pawl.store.sample;

/** Canonical reasons, as a program has them. */
public enum ErrorCode {
  COMPLETED,
  ABORTED,
  RETRY
}
