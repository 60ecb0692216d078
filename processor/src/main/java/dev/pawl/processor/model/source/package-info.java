/** Where things are declared, and names that refer to others. */
package dev.pawl.processor.model.source;
