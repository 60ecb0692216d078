/** The machine of the guide for migration from squirrel-foundation. */
package dev.pawl.guides.squirrel;
