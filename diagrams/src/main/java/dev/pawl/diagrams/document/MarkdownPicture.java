package dev.pawl.diagrams.document;

import dev.pawl.language.semantics.ResolvedMachine;

/** Writes a reference to a machine's picture in Markdown. */
public final class MarkdownPicture {

  private MarkdownPicture() {}

  /** Returns a Markdown image. The machine's name is in its alternative text. */
  public static String of(ResolvedMachine machine, String address) {
    return "![State diagram of " + MarkdownText.line(machine.name()) + "](" + address + ")";
  }
}
