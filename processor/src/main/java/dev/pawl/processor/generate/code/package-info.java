/** How things are said in Java: names, literals, tables, comments. */
package dev.pawl.processor.generate.code;
