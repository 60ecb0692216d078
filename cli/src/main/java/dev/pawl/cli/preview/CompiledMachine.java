package dev.pawl.cli.preview;

import dev.pawl.cli.input.CompiledModels;
import dev.pawl.cli.playground.Diagnostics;
import dev.pawl.diagrams.document.html.CompiledPage;
import dev.pawl.processor.read.file.FileText;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A compiled machine in the preview, with the documents that the annotation processor wrote. Most
 * compiled machines are declared as enums.
 */
final class CompiledMachine {

  private static final Pattern STATE_TYPE =
      Pattern.compile("^  \"stateType\": \"([^\"]+)\"", Pattern.MULTILINE);

  private final Path model;
  private Optional<Fingerprint> fingerprint = Optional.empty();
  private String stateType = "";
  private MachineView view;

  CompiledMachine(String id, Path model) {
    this.model = model;
    String file = model.getFileName().toString();
    String name = file.substring(0, file.length() - CompiledModels.ENDING.length());
    int dot = name.lastIndexOf('.');
    String packageName = dot < 0 ? "" : name.substring(0, dot);
    this.view = MachineView.withoutPage(id, name.substring(dot + 1), packageName, "");
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
      Matcher type = STATE_TYPE.matcher(json);
      stateType = type.find() ? type.group(1) : "";
      String html = read(".html");
      page = html.isEmpty() ? CompiledPage.of(view.name(), read(".svg"), json) : html;
    }
    String stale = source(tree).filter(this::isNewer).map(CompiledMachine::staleReason).orElse("");
    if (page.equals(view.page()) && stale.equals(view.staleReason())) {
      return false;
    }
    view = view.withPage(Diagnostics.NOTHING, page, stale);
    return true;
  }

  private static String staleReason(Path source) {
    return "It is of the last compilation: " + source.getFileName() + " has changed since.";
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
    String name = view.qualifiedName() + ending;
    Path file = model.resolveSibling(name);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return "";
    }
    FileText text = FileText.read(file);
    return text.flaw().isPresent() ? "" : text.text();
  }
}
