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
 * Fills the blocks of documents, or reports which are stale. A document in which any marker is
 * wrong is left as it is; so is every block of a machine that has errors, or that is not known.
 */
public final class DocumentSync {

  private final Settings settings;
  private final KnownMachines machines;

  /**
   * How documents are brought up to date.
   *
   * @param check whether stale blocks are errors instead of being filled
   * @param ascii whether diagrams of characters keep to ASCII
   * @param strict whether it is worth a warning that the machine of a filled block is not known
   * @param remedy how the user fills stale blocks, a sentence
   */
  public record Settings(boolean check, boolean ascii, boolean strict, String remedy) {}

  public DocumentSync(Settings settings, KnownMachines machines) {
    this.settings = settings;
    this.machines = machines;
  }

  /** Brings one document up to date; its problems are added in the order of their places. */
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
   * A block and what should stand in it.
   *
   * @param machine the machine's name
   * @param picture the file that it shows, if any
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

  /** The machine that a block shows; empty where the block is to be left alone. */
  private Optional<ResolvedMachine> machine(Block block, TextLines document, Problems problems) {
    String word = block.marker().content();
    if (BlockContent.of(word).isEmpty()) {
      String words = String.join(", ", BlockContent.words());
      String flaw = "This marker asks for \"" + word + "\", and there are " + words;
      problems.add(
          Code.BAD_MARKER, Nearest.hint(word, BlockContent.words()), block.place(document), flaw);
      return Optional.empty();
    }
    String name = block.marker().machine();
    KnownMachines.Denoted denoted = machines.named(name);
    if (denoted instanceof KnownMachines.Denoted.One one) {
      return one.machine();
    } else if (denoted instanceof KnownMachines.Denoted.Names names) {
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
    String flaw = "This marker names \"" + name + "\", which may be " + all;
    return Problem.of(Code.BAD_MARKER, place, flaw)
        .withHint("Write the package too: " + qualified.get(0) + ".");
  }

  /**
   * Incremental builds compile some machines and other modules have others, so that one is not
   * known says little, unless nobody has filled its block yet.
   */
  private Problem unknown(String name, boolean empty, Origin place) {
    Code code = empty || settings.strict() ? Code.UNKNOWN_MACHINE : Code.MACHINE_ELSEWHERE;
    return Problem.of(code, place, name, empty ? "stays empty" : "is left as it is")
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
