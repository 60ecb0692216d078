package kotlin;

public @interface Metadata {}
