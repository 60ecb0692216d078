/** The machine of the guide for migration from a hand-written switch. */
package dev.pawl.guides.handwritten;
