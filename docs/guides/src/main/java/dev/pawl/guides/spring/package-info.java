/** The machine of the guide for migration from Spring Statemachine. */
package dev.pawl.guides.spring;
