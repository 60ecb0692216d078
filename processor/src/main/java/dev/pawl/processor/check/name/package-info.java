/** Rules about names: what Java can take, and what may not be the same. */
package dev.pawl.processor.check.name;
