/** Rules about the tree of states: defaults, regions, history, final states and data. */
package dev.pawl.processor.check.tree;
