/**
 * How the types of a machine's data are converted, and what the generators of serializers share.
 */
package dev.pawl.processor.generate.serialize.conversion;
