package dev.pawl.samples.kotlin

/** The temperature that somebody wants, in degrees Celsius. */
data class Room(val wanted: Double)
