/**
 * State machines of real systems, one package each, and a program that takes each through a life.
 */
package dev.pawl.samples;
