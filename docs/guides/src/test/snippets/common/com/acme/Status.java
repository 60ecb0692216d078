package com.acme;

public enum Status {
  PENDING,
  RUNNING,
  DONE
}
