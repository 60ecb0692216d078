package dev.pawl.processor.command.preview;

import dev.pawl.processor.CrashGuard;
import dev.pawl.processor.Documents;
import dev.pawl.processor.command.input.Loaded;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.read.yaml.file.FileGate;
import dev.pawl.processor.read.yaml.file.FileText;
import dev.pawl.processor.read.yaml.file.MachineFiles;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file in YAML that is being edited, what was last read of it and its last good page. */
final class Draft {

  private final String id;
  private final Path folder;
  private final Path file;
  private Optional<Fingerprint> fingerprint = Optional.empty();
  private long readAt;
  private FileText text = new FileText("", Optional.empty());
  private boolean read;
  private String drawnAt = "";
  private Shown shown;

  Draft(String id, Path folder, Path file) {
    this.id = id;
    this.folder = folder;
    this.file = file;
    String name = file.getFileName().toString();
    this.shown = new Shown(id, name, "", Verdict.NOTHING, "", "It is being read.", 0);
  }

  Shown shown() {
    return shown;
  }

  String text() {
    return text.text();
  }

  /** Whether the file has another text than was last read; that is the one to be drawn next. */
  boolean changes() {
    Optional<Fingerprint> now = Fingerprint.of(file);
    if (read && now.equals(fingerprint) && now.filter(f -> f.mayHideAWrite(readAt)).isEmpty()) {
      return false;
    }
    fingerprint = now;
    readAt = System.currentTimeMillis();
    FileText found = FileGate.read(folder, file);
    boolean same = read && found.equals(text);
    text = found;
    read = true;
    return !same;
  }

  /** Says of the page that it is not yet that of the text, which {@link #draw} will mend. */
  Shown outdate() {
    shown =
        new Shown(
            id,
            shown.name(),
            shown.packageName(),
            shown.verdict(),
            shown.page(),
            "It is being drawn anew.",
            shown.revision() + 1);
    return shown;
  }

  /** Draws what was last read. */
  Shown draw() {
    Problems problems = new Problems();
    String[] page = {""};
    Optional<Machine> machine = Optional.empty();
    List<Problem> found = new ArrayList<>();
    if (text.flaw().isPresent()) {
      problems.add(Code.NOT_READABLE, Origin.NONE, id, text.flaw().get());
    } else {
      Path real = MachineFiles.real(file);
      Loaded loaded = Loaded.of(new MachineFiles.Found(id, text.text(), Optional.of(real)), false);
      machine = loaded.machine();
      found.addAll(loaded.problems());
      loaded
          .good()
          .ifPresent(
              good ->
                  CrashGuard.run(
                      id,
                      Origin.NONE,
                      problems,
                      () ->
                          page[0] = Documents.of(good, Output.HTML, TextDiagram.Options.DEFAULT)));
    }
    found.addAll(problems.all());
    boolean good = !page[0].isEmpty();
    drawnAt = good ? LocalTime.now().truncatedTo(ChronoUnit.SECONDS).toString() : drawnAt;
    String last = shown.page();
    String stale =
        good || last.isEmpty()
            ? ""
            : "The picture is of " + drawnAt + ": since then the file has errors.";
    shown =
        new Shown(
            id,
            machine.map(Machine::name).orElse(shown.name()),
            machine.map(Machine::packageName).orElse(shown.packageName()),
            Verdict.of(found),
            good ? page[0] : last,
            stale,
            shown.revision() + 1);
    return shown;
  }
}
