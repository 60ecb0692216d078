/** Numbers that meet demands and are as near to wishes as can be. */
package dev.pawl.diagrams.layout.simplex;
