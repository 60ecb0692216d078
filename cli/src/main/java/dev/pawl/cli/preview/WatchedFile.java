package dev.pawl.cli.preview;

import dev.pawl.cli.playground.DrawnText;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.processor.read.file.FileText;
import dev.pawl.processor.read.file.MachineFiles;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** A YAML file in the preview, with its last text and the page of its last text without errors. */
final class WatchedFile {

  /** Some editors empty a file before they write it. */
  private static final int IGNORED_EMPTY_READS = 2;

  private final String id;
  private final Path folder;
  private final Path file;
  private Optional<Fingerprint> fingerprint = Optional.empty();
  private long readAt;
  private FileText text = new FileText("", Optional.empty());
  private boolean read;
  private int emptyReads;
  private String drawnAt = "";
  private MachineView view;

  WatchedFile(String id, Path folder, Path file) {
    this.id = id;
    this.folder = folder;
    this.file = file;
    String name = file.getFileName().toString();
    this.view = MachineView.withoutPage(id, name, "", "It is being read.");
  }

  MachineView view() {
    return view;
  }

  /**
   * Reads the file if it can have changed. Returns whether its text has changed; if so, the caller
   * draws it with {@link #draw}.
   */
  boolean changes() {
    Optional<Fingerprint> now = Fingerprint.of(file);
    if (read && now.equals(fingerprint) && now.filter(f -> f.canMissChange(readAt)).isEmpty()) {
      return false;
    }
    fingerprint = now;
    readAt = System.currentTimeMillis();
    FileText found = FileText.read(folder, file);
    boolean empty = found.text().isEmpty() && found.flaw().isEmpty() && !text.text().isEmpty();
    emptyReads = empty ? emptyReads + 1 : 0;
    if (empty && emptyReads <= IGNORED_EMPTY_READS) {
      return false;
    }
    boolean same = read && found.equals(text);
    text = found;
    read = true;
    return !same;
  }

  /** Marks the page as outdated until {@link #draw} is called. */
  void markOutdated() {
    view = view.withPage(view.verdict(), view.page(), "It is being drawn again.");
  }

  /** Draws the machine in the text that was read last. */
  void draw() {
    DrawnText now = drawText();
    boolean good = !now.page().isEmpty();
    drawnAt =
        good
            ? LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS).toString()
            : drawnAt;
    String stale =
        good || view.page().isEmpty()
            ? ""
            : "The picture is of " + drawnAt + ". The file has had errors since then.";
    view =
        now.machine()
            .map(machine -> view.withName(machine.name(), machine.packageName()))
            .orElse(view)
            .withPage(now.verdict(), good ? now.page() : view.page(), stale);
  }

  private DrawnText drawText() {
    return text.flaw()
        .map(
            flaw ->
                DrawnText.unreadable(
                    Problem.of(Code.NOT_READABLE, Origin.NONE, id, flaw.reason())
                        .withHint(flaw.remedy())))
        .orElseGet(
            () -> {
              Optional<Path> real = Optional.of(MachineFiles.real(file));
              return DrawnText.of(new MachineFiles.Found(id, text.text(), real));
            });
  }
}
