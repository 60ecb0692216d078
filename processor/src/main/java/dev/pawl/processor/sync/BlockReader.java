package dev.pawl.processor.sync;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the generated blocks of a document, and reports errors in markers. */
final class BlockReader {

  private final TextLines document;
  private final Problems problems;
  private final List<Block> blocks = new ArrayList<>();
  private final Fence fence = new Fence();
  private int fenceLine;
  private boolean markerInFence;
  private Marker.@Nullable Begin open;
  private int openLine;

  /** True if a marker since the last start or end of a block cannot be read. */
  private boolean isBroken;

  private BlockReader(TextLines document, Problems problems) {
    this.document = document;
    this.problems = problems;
  }

  /**
   * Returns the blocks, in the order of the document. If a problem is added, callers must not use
   * the blocks.
   */
  static List<Block> read(TextLines document, Problems problems) {
    BlockReader reader = new BlockReader(document, problems);
    for (int line = 0; line < document.lines().size(); line++) {
      reader.readLine(line);
    }
    reader.finish();
    return reader.blocks;
  }

  private void readLine(int line) {
    String text = document.text(line);
    boolean wasOpen = fence.isOpen();
    boolean covered = fence.readLine(text);
    Optional<Marker> marker = Marker.in(text);
    if (!covered) {
      marker.ifPresent(m -> readMarker(m, line));
    } else if (!wasOpen) {
      fenceLine = line;
      markerInFence = false;
    } else {
      markerInFence |= marker.isPresent();
    }
  }

  private void readMarker(Marker marker, int line) {
    if (marker instanceof Marker.Begin begin) {
      begin(begin, line);
    } else if (marker instanceof Marker.End) {
      end(marker, line);
    } else if (marker instanceof Marker.Broken broken) {
      isBroken = true;
      reportFlaw(line, broken.column(), broken.flaw(), shape());
    }
  }

  private static Optional<String> shape() {
    return Optional.of(
        "A block starts with <!-- pawl:MACHINE "
            + String.join("|", BlockContent.words())
            + " --> and ends with "
            + Marker.END
            + ", each on a separate line.");
  }

  private void begin(Marker.Begin begin, int line) {
    if (open == null) {
      isBroken = false;
      open = begin;
      openLine = line;
    } else {
      String flaw = "is inside the block that starts in line " + (openLine + 1);
      reportFlaw(
          line,
          begin.column(),
          flaw,
          Optional.of("End that block first, with " + Marker.END + "."));
    }
  }

  private void end(Marker end, int line) {
    if (open != null) {
      blocks.add(new Block(open, openLine, line));
      open = null;
    } else if (!isBroken) {
      reportFlaw(line, end.column(), "does not end a block", Optional.empty());
    }
    isBroken = false;
  }

  private void finish() {
    if (fence.isOpen() && (markerInFence || open != null)) {
      String flaw = "starts a code block that never ends and contains a marker of Pawl";
      problems.add(Code.BAD_MARKER, document.place(fenceLine, 1), "This fence " + flaw);
    } else if (open != null && !isBroken) {
      reportFlaw(
          openLine,
          open.column(),
          "starts a block that never ends",
          Optional.of("Add " + Marker.END + " at its end."));
    }
  }

  private void reportFlaw(int line, int column, String flaw, Optional<String> hint) {
    problems.add(Code.BAD_MARKER, hint, document.place(line, column), "This marker " + flaw);
  }
}
