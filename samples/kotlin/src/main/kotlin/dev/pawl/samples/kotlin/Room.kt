package dev.pawl.samples.kotlin

/** The desired temperature, in degrees Celsius. */
data class Room(val wanted: Double)
