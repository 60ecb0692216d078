package com.acme;

public record Position(int line) {}
