package byyaml;

/** How often something was retried. */
public record Retries(int count) {}
