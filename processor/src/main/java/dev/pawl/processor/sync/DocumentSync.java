package dev.pawl.processor.sync;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Updates the generated blocks in documents, or reports outdated blocks. A document with an invalid
 * marker remains unchanged, and so does a block whose machine is unknown or has errors.
 */
public final class DocumentSync {

  private final Settings settings;
  private final KnownMachines machines;

  /**
   * The settings for updating documents.
   *
   * @param check whether outdated blocks are reported as errors, instead of being updated
   * @param ascii whether text diagrams contain only ASCII characters
   * @param strict whether it is a warning if a block with content names an unknown machine;
   *     otherwise it is a note
   * @param remedy a sentence that says how to update outdated blocks
   */
  public record Settings(boolean check, boolean ascii, boolean strict, String remedy) {}

  public DocumentSync(Settings settings, KnownMachines machines) {
    this.settings = settings;
    this.machines = machines;
  }

  /** Updates one document. Problems are added in the order of their locations. */
  public void run(Path path, Problems problems) {
    DiskFile file = new DiskFile(path, problems);
    Optional<String> text = file.read();
    if (text.isEmpty()) {
      return;
    }
    TextLines document = TextLines.of(file.name(), text.get());
    Problems found = new Problems();
    List<Block> blocks = BlockReader.read(document, found);
    Map<Integer, Filled> filled = new TreeMap<>();
    for (Block block : blocks) {
      machine(block, document, found).ifPresent(m -> filled.put(block.begin(), fill(block, m)));
    }
    List<Filled> pictures =
        filled.values().stream().filter(f -> !f.pictureFlaw(path).isEmpty()).toList();
    filled.values().removeIf(f -> f.block().body(document).equals(f.lines()));
    if (settings.check()) {
      filled.values().forEach(f -> found.add(stale(f, document)));
      pictures.stream()
          .filter(f -> !filled.containsValue(f))
          .forEach(f -> found.add(stale(f, f.block().place(document), f.pictureFlaw(path))));
    } else if (!found.hasErrors()) {
      pictures.forEach(
          f -> f.picture().orElseThrow().write(path, f.block().place(document), found));
      if (!filled.isEmpty()) {
        file.write(merged(document, filled));
      }
    }
    found.all().forEach(problems::add);
  }

  /**
   * A block, and the lines that are to be generated.
   *
   * @param machine the name of the machine
   * @param lines the lines that are to be generated
   * @param picture the picture file to which the content refers, if any
   */
  private record Filled(
      Block block, String machine, List<String> lines, Optional<PictureFile> picture) {

    String pictureFlaw(Path document) {
      return picture.map(p -> p.flaw(document)).orElse("");
    }
  }

  private Filled fill(Block block, ResolvedMachine machine) {
    BlockContent content = BlockContent.of(block.marker().content()).orElseThrow();
    List<String> lines = block.lines(content.of(machine, settings.ascii()));
    return new Filled(block, machine.name(), lines, content.picture(machine));
  }

  /**
   * Returns the machine of a block. Returns empty if the block is not to be changed. Reports
   * problems in the block's marker.
   */
  private Optional<ResolvedMachine> machine(Block block, TextLines document, Problems problems) {
    String word = block.marker().content();
    if (BlockContent.of(word).isEmpty()) {
      String words = String.join(", ", BlockContent.words());
      String flaw = "This marker has the unknown content \"" + word + "\"; use one of " + words;
      problems.add(
          Code.BAD_MARKER, Nearest.hint(word, BlockContent.words()), block.place(document), flaw);
      return Optional.empty();
    }
    String name = block.marker().machine();
    KnownMachines.Lookup denoted = machines.find(name);
    if (denoted instanceof KnownMachines.Lookup.Found one) {
      return one.machine();
    } else if (denoted instanceof KnownMachines.Lookup.NotUnique names) {
      if (!names.qualified().isEmpty()) {
        problems.add(ambiguous(name, List.copyOf(names.qualified()), block.place(document)));
      } else if (machines.isComplete()) {
        problems.add(unknown(name, block.isEmpty(document), block.place(document)));
      }
    }
    return Optional.empty();
  }

  private static Problem ambiguous(String name, List<String> qualified, Origin place) {
    String all = NameList.or(qualified);
    String flaw = "This marker names \"" + name + "\", which can be " + all;
    return Problem.of(Code.BAD_MARKER, place, flaw)
        .withHint("Add the package: " + qualified.get(0) + ".");
  }

  /**
   * Returns the problem that a block names an unknown machine. If the block has content, the
   * problem is a note unless the settings are strict: the machine can be in another module, or an
   * incremental build can have skipped it.
   */
  private Problem unknown(String name, boolean empty, Origin place) {
    Code code = empty || settings.strict() ? Code.UNKNOWN_MACHINE : Code.MACHINE_ELSEWHERE;
    return Problem.of(code, place, name, empty ? "stays empty" : "is not changed")
        .withHint(Nearest.hint(name, machines.names()));
  }

  private Problem stale(Filled filled, TextLines document) {
    Difference difference = Difference.of(filled.block(), document, filled.lines());
    return stale(filled, difference.place(), difference.text());
  }

  private Problem stale(Filled filled, Origin place, String flaw) {
    String what = filled.block().marker().content() + " of " + filled.machine();
    return Problem.of(Code.STALE_BLOCK, place, what, flaw).withHint(settings.remedy());
  }

  private static String merged(TextLines document, Map<Integer, Filled> filled) {
    StringBuilder out = new StringBuilder();
    for (int line = 0; line < document.lines().size(); line++) {
      TextLines.Line kept = document.lines().get(line);
      out.append(kept.text()).append(kept.end());
      Filled block = filled.get(line);
      if (block != null) {
        block.lines().forEach(added -> out.append(added).append(kept.end()));
        line = block.block().end() - 1;
      }
    }
    return out.toString();
  }
}
