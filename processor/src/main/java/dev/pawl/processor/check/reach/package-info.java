/** Rules about which states a life can come to from where. */
package dev.pawl.processor.check.reach;
