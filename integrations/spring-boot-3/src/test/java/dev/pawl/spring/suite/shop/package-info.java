/** The application of the suite. */
package dev.pawl.spring.suite.shop;
