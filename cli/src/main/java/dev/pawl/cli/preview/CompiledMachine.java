package dev.pawl.cli.preview;

import dev.pawl.cli.input.CompiledModels;
import dev.pawl.cli.playground.Diagnostics;
import dev.pawl.diagrams.document.CompiledPage;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.yaml.ModelReader;
import dev.pawl.processor.read.file.FileText;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A compiled machine in the preview, with the documents that the annotation processor wrote. Most
 * compiled machines are declared as enums.
 */
final class CompiledMachine {

  private final Path model;

  /** The start of the names of the machine's documents. */
  private final String baseName;

  private Optional<Fingerprint> fingerprint = Optional.empty();
  private String stateType = "";
  private boolean isReadable = true;
  private MachineView view;

  CompiledMachine(String id, Path model) {
    this.model = model;
    String file = model.getFileName().toString();
    this.baseName = file.substring(0, file.length() - CompiledModels.ENDING.length());
    int dot = baseName.lastIndexOf('.');
    String packageName = dot < 0 ? "" : baseName.substring(0, dot);
    this.view = MachineView.withoutPage(id, baseName.substring(dot + 1), packageName, "");
  }

  MachineView view() {
    return view;
  }

  long changedAt() {
    return fingerprint.map(Fingerprint::changedAt).orElse(0L);
  }

  /**
   * Reads the documents if they have changed, and checks whether the machine's source is newer than
   * they are.
   *
   * @param tree the files below the previewed folder
   * @return whether the view of the machine has changed
   */
  boolean update(FileTree tree) {
    Optional<Fingerprint> now = Fingerprint.of(model);
    String page = view.page();
    if (!now.equals(fingerprint) || page.isEmpty()) {
      fingerprint = now;
      String json = read(CompiledModels.ENDING);
      Optional<Machine> machine = machine(json);
      isReadable = machine.isPresent();
      if (isReadable) {
        stateType = machine.get().stateType().map(TypeRef::qualifiedName).orElse("");
        view = view.withName(machine.get().name(), view.packageName());
      }
      String html = read(".html");
      if (!html.isEmpty()) {
        page = html;
      } else if (isReadable) {
        page = CompiledPage.of(view.name(), read(".svg"), json);
      }
    }
    String stale =
        isReadable
            ? source(tree).filter(this::isNewer).map(CompiledMachine::staleReason).orElse("")
            : model.getFileName() + " is not the model of a machine. Compile again.";
    if (page.equals(view.page()) && stale.equals(view.staleReason())) {
      return false;
    }
    view = view.withPage(Diagnostics.NOTHING, page, stale);
    return true;
  }

  private static Optional<Machine> machine(String json) {
    try {
      return ModelReader.open(json).map(ModelReader::machine);
    } catch (RuntimeException e) {
      return Optional.empty(); // the file is damaged
    }
  }

  private static String staleReason(Path source) {
    return "This is the last compiled version: " + source.getFileName() + " has changed since.";
  }

  private boolean isNewer(Path source) {
    return Fingerprint.of(source).filter(f -> f.changedAt() > changedAt()).isPresent();
  }

  /** Returns the Java or Kotlin file that declares the enum of states; empty if it is not found. */
  private Optional<Path> source(FileTree tree) {
    int start = view.packageName().isEmpty() ? 0 : view.packageName().length() + 1;
    if (stateType.length() <= start) {
      return Optional.empty();
    }
    String outermost = stateType.substring(start).split("\\.")[0];
    return tree.source(view.packageName(), outermost);
  }

  private String read(String ending) {
    Path file = model.resolveSibling(baseName + ending);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return "";
    }
    FileText text = FileText.read(file);
    return text.flaw().isPresent() ? "" : text.text();
  }
}
