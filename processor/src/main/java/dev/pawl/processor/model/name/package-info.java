/** Names: what Java allows, and what Java names and names in data are made of. */
package dev.pawl.processor.model.name;
