package com.acme;

public record Order(String number) {}
