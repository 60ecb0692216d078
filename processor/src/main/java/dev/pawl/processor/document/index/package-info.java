/** Lists of the machines whose pages are in a folder. */
package dev.pawl.processor.document.index;
