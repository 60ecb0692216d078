package dev.pawl.cli.input;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.ModelVersion;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.ModelReader;
import dev.pawl.processor.CrashGuard;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import dev.pawl.processor.read.file.DeclaredFiles;
import dev.pawl.processor.read.file.MachineFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A reader of machines from a YAML file, a compiled model, a jar, or a folder. In a folder, the
 * compiled models are read, or the YAML files if there are no models.
 */
public final class MachineReader {

  private final Consumer<List<Problem>> report;
  private final boolean isYamlRead;
  private final Map<String, InputMachine> machines = new TreeMap<>();

  /**
   * Creates a reader.
   *
   * @param isYamlRead whether YAML files are read; if not, only compiled models are read
   * @param report receives the problems of each file
   */
  public MachineReader(boolean isYamlRead, Consumer<List<Problem>> report) {
    this.isYamlRead = isYamlRead;
    this.report = report;
  }

  /**
   * Reads the machines of a file or folder.
   *
   * @param name the path as the user wrote it, for messages
   * @return all machines that were read so far, by qualified name; machines with errors are
   *     omitted, unless the errors are only in properties
   */
  public Map<String, InputMachine> read(String name, Path path) {
    if (Files.isDirectory(path)) {
      readFolder(name, path);
    } else if (name.endsWith(".jar") || name.endsWith(".zip")) {
      readArchive(name, path);
    } else if (name.endsWith(CompiledModels.ENDING) || !isYamlRead) {
      readFile(name, path);
    } else {
      readYaml(name, path);
    }
    return machines;
  }

  /**
   * Reads a machine in YAML from a stream.
   *
   * @param name the name of the stream in messages
   * @return all machines that were read so far, as {@link #read(String, Path)} returns them
   */
  public Map<String, InputMachine> read(String name, InputStream in) {
    Problems problems = new Problems();
    check(DeclaredFiles.read(name, in, problems), problems);
    return machines;
  }

  private void readFolder(String name, Path folder) {
    Problems unreadable = new Problems();
    Optional<SortedMap<String, Path>> found =
        FolderSearch.files(name, folder, CompiledModels::isModel, unreadable);
    if (found.isEmpty()) {
      report.accept(unreadable.all());
      return;
    }
    Map<String, Path> models = found.get();
    models.forEach(this::readFile);
    if (models.isEmpty() && !isYamlRead) {
      reportNoMachine(name, "it contains no compiled machines");
    } else if (models.isEmpty()) {
      Problems problems = new Problems();
      Map<String, Path> files = DeclaredFiles.below(folder, problems);
      report.accept(problems.all());
      files.forEach((below, file) -> readYaml(name + "/" + below, file));
      if (files.isEmpty()) {
        reportNoMachine(name, "it contains neither machines in YAML nor compiled machines");
      }
    }
  }

  private void readArchive(String name, Path path) {
    Optional<FileFlaw> flaw = FileGate.flaw(path);
    if (flaw.isPresent()) {
      reportUnreadable(name, flaw.get());
      return;
    }
    int before = machines.size();
    try (ZipFile archive = new ZipFile(path.toFile())) {
      Enumeration<? extends ZipEntry> entries = archive.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (entry.getName().startsWith(CompiledModels.FOLDER + "/")
            && entry.getName().endsWith(CompiledModels.ENDING)) {
          try (InputStream in = archive.getInputStream(entry)) {
            readModel(name + "!/" + entry.getName(), FileGate.decoded(FileGate.bytes(in)));
          }
        }
      }
    } catch (IOException e) {
      reportUnreadable(name, FileFlaw.of(e));
      return;
    }
    if (machines.size() == before) {
      reportNoMachine(name, "it contains no compiled machines");
    }
  }

  private void readFile(String name, Path file) {
    try {
      readModel(name, FileGate.text(file));
    } catch (FileGate.Refused e) {
      reportUnreadable(name, e.flaw());
    }
  }

  private void readModel(String name, String json) {
    Problems problems = new Problems();
    CrashGuard.run(
        name,
        Origin.NONE,
        problems,
        () ->
            ModelReader.open(json)
                .ifPresentOrElse(
                    model -> check(name, model, ModelVersion.of(json)),
                    () -> reportUnreadable(name, "it is not the model of a machine")));
    report.accept(problems.all());
  }

  private void check(String name, ModelReader model, String version) {
    Machine machine = model.machine();
    Problems found = new Problems();
    Checks.run(machine, found, false)
        .filter(m -> !found.hasErrors())
        .ifPresentOrElse(
            m -> add(new InputMachine(m, model.properties(), version)),
            () -> reportUnreadable(name, "it is not the model of a machine without errors"));
  }

  private void readYaml(String name, Path file) {
    Problems problems = new Problems();
    check(DeclaredFiles.read(name, file, problems), problems);
  }

  private void check(Optional<MachineFiles.Found> found, Problems unreadable) {
    found.ifPresent(
        file -> {
          CheckedFile checked = CheckedFile.of(file, false);
          report.accept(checked.problems());
          checked.drawable().ifPresent(m -> add(new InputMachine(m, m.statedProperties(), "")));
        });
    report.accept(unreadable.all());
  }

  private void add(InputMachine read) {
    Machine machine = read.machine().declared();
    machines.put(machine.inPackage(machine.name()), read);
  }

  private void reportNoMachine(String name, String reason) {
    String what = isYamlRead ? "a YAML file, a model" : "a model (META-INF/pawl/*.json)";
    report(name, reason, "Name " + what + ", a jar, or a folder with one of these.");
  }

  private void reportUnreadable(String name, FileFlaw flaw) {
    report(name, flaw.reason(), flaw.remedy());
  }

  private void reportUnreadable(String name, String reason) {
    report(name, reason, "Compile the machine with this version of Pawl.");
  }

  private void report(String name, String reason, String remedy) {
    Problems problems = new Problems();
    problems.add(Code.NOT_READABLE, remedy, Origin.NONE, name, reason);
    report.accept(problems.all());
  }
}
