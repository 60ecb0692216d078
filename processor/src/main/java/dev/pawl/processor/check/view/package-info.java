/** Mappings onto other enums: every state has one value, and the enum has it. */
package dev.pawl.processor.check.view;
