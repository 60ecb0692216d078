package io.r2dbc.spi;

/** A substitute for the interface of R2DBC, which is not on the class path. */
public interface ConnectionFactory {}
