package dev.pawl.cli.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SourceTextTest {

  @Test
  void baseNameHasNoFoldersAndExtensions() {
    assertEquals("order", new SourceText("a/b.c/order.v2.mmd", "").baseName());
  }

  @Test
  void baseNameOfStandardInputIsMachine() {
    assertEquals("machine", new SourceText(SourceText.STANDARD_INPUT, "").baseName());
  }
}
