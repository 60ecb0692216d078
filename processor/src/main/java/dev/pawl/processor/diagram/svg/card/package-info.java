/** Cards: what the box of a state says in a picture, and how large it is. */
package dev.pawl.processor.diagram.svg.card;
