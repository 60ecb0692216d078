/** Large machines made small enough to be drawn: parts of them stand in one box. */
package dev.pawl.diagrams.overview;
