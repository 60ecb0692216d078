/** The machine of the guide for migration from stateless4j. */
package dev.pawl.guides.stateless;
