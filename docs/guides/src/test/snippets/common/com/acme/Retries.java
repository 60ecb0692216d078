package com.acme;

public record Retries(int made, int most) {}
