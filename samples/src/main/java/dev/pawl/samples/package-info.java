/**
 * State machines of real systems, one package each, and a program that takes each through an
 * instance.
 */
package dev.pawl.samples;
