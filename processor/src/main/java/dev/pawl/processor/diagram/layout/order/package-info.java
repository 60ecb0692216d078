/** The order in each row of a level: few crossings, and the main path where people read first. */
package dev.pawl.processor.diagram.layout.order;
