package dev.pawl.diagrams.document;

import dev.pawl.language.semantics.ResolvedMachine;

/** Shows a machine's picture in Markdown. */
public final class MarkdownPicture {

  private MarkdownPicture() {}

  /** An image, with the machine's name for those who do not see it. */
  public static String of(ResolvedMachine machine, String address) {
    return "![State diagram of " + MarkdownText.line(machine.name()) + "](" + address + ")";
  }
}
