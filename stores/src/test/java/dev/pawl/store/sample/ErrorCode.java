package dev.pawl.store.sample;

/** The canonical reasons of an application. */
public enum ErrorCode {
  COMPLETED,
  ABORTED,
  RETRY
}
