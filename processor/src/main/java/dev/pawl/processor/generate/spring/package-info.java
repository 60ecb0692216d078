/**
 * The types generated on request for Spring; what is the same for every machine is in {@code
 * pawl-spring}.
 */
package dev.pawl.processor.generate.spring;
