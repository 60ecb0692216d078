/** Rules about which states an instance can come to from where. */
package dev.pawl.processor.check.reach;
