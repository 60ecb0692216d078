/** The places of declarations, and names that refer to others. */
package dev.pawl.processor.model.source;
