package dev.pawl.processor;

import dev.pawl.diagrams.document.HtmlIndex;
import dev.pawl.diagrams.document.IndexEntry;
import dev.pawl.diagrams.document.MarkdownIndex;
import dev.pawl.language.model.MachineSummary;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.ModelReader;
import dev.pawl.processor.option.Options;
import dev.pawl.processor.option.Output;
import dev.pawl.processor.write.DocsFolder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes the index pages of the folder for documents. The pages list the machines of this
 * compilation that have documents, and all machines whose models are already in the folder. The
 * latter are listed because an incremental build compiles only some machines.
 */
final class DocsIndex {

  private static final String MODEL = "." + Output.JSON.ending();

  private final Options options;
  private final Map<String, MachineSummary> compiled = new TreeMap<>();

  DocsIndex(Options options) {
    this.options = options;
  }

  /**
   * Adds a machine of this compilation.
   *
   * @param file the name of the machine's documents, without the extension
   */
  void add(String file, MachineSummary machine) {
    compiled.put(file, machine);
  }

  /**
   * Writes the index pages if a folder for documents is given and at least one machine is listed.
   * Returns the problems.
   */
  List<Problem> write() {
    Problems problems = new Problems();
    options.docs().map(DocsFolder::new).ifPresent(folder -> write(folder, problems));
    return problems.all();
  }

  private void write(DocsFolder folder, Problems problems) {
    Set<String> files = folder.files();
    Map<String, MachineSummary> machines = new TreeMap<>();
    for (String file : files) {
      if (file.endsWith(MODEL)) {
        String name = file.substring(0, file.length() - MODEL.length());
        if (!compiled.containsKey(name)) {
          ModelReader.open(folder.read(file))
              .map(model -> MachineSummary.of(model.machine()))
              .ifPresent(machine -> machines.put(name, machine));
        }
      }
    }
    machines.putAll(compiled);
    List<IndexEntry> entries = new ArrayList<>();
    machines.forEach((name, machine) -> entries.add(entry(name, machine, files)));
    if (entries.isEmpty()) {
      return;
    }
    if (options.outputs().contains(Output.MD)) {
      folder.writeOwn("index.md", MarkdownIndex.of(entries), MarkdownIndex.MARK, problems);
    }
    if (options.outputs().contains(Output.HTML)) {
      folder.writeOwn("index.html", HtmlIndex.of(entries), HtmlIndex.MARK, problems);
    }
  }

  private static IndexEntry entry(String name, MachineSummary machine, Set<String> files) {
    List<String> endings =
        Arrays.stream(Output.values())
            .map(Output::ending)
            .filter(ending -> files.contains(name + "." + ending))
            .toList();
    return new IndexEntry(machine, name, endings);
  }
}
