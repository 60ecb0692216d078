/** The elements that declare machines, and annotations that belong to none. */
package dev.pawl.processor.read.annotation.trigger;
