/** Rules about events that the machine itself makes happen, sets aside or puts off. */
package dev.pawl.processor.check.queue;
