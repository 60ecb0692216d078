/** Pages for a browser, each one file that needs nothing else. */
package dev.pawl.processor.document.html;
