/** Modules for Jackson 2 and 3. */
package dev.pawl.processor.generate.serialize.jackson;
