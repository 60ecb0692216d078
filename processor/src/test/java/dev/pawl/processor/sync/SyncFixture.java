package dev.pawl.processor.sync;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.YamlReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A document in a folder, and the machines that it can show. */
final class SyncFixture {

  /** A small machine with short output. */
  static final String DOOR =
      """
      machine: Door
      package: com.acme
      states:
        OPEN: { initial: true, on: { shut: CLOSED } }
        CLOSED: { description: Nobody gets in }
      """;

  static final String DOOR_TABLE =
      """

      | From | Event | To |
      | --- | --- | --- |
      | `OPEN` | `shut` | `CLOSED` |

      """;

  private static final TypeLookup NO_TYPES =
      new TypeLookup() {
        @Override
        public Optional<TypeRef> resolve(String text, String fromPackage) {
          return Optional.empty();
        }

        @Override
        public Optional<List<String>> constants(TypeRef type) {
          return Optional.empty();
        }

        @Override
        public List<String> near(String text, String fromPackage) {
          return List.of();
        }
      };

  final Path file;
  final KnownMachines machines = new KnownMachines();
  boolean check;
  boolean ascii;
  boolean strict;

  SyncFixture(Path folder) {
    this.file = folder.resolve("README.md");
    machines.add(machine(DOOR));
  }

  static ResolvedMachine machine(String yaml) {
    Problems problems = new Problems();
    Machine machine =
        YamlReader.read("x.pawl.yaml", yaml, "", true, NO_TYPES, problems).orElseThrow();
    if (!problems.all().isEmpty()) {
      throw new AssertionError(problems.all());
    }
    return ResolvedMachine.of(machine);
  }

  String text() {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Updates a document with a text and returns the messages. */
  List<String> sync(String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sync();
  }

  /** Updates the present document and returns the messages, each with its place. */
  List<String> sync() {
    Problems problems = new Problems();
    new DocumentSync(new DocumentSync.Settings(check, ascii, strict, "Fill it."), machines)
        .run(file, problems);
    return problems.all().stream().map(this::told).toList();
  }

  private String told(Problem problem) {
    String place =
        problem.origin() instanceof Origin.InFile at ? at.line() + ":" + at.column() + " " : "";
    return place + problem.message().replace(file.toString(), "README.md");
  }

  static String block(String content, String body) {
    return "<!-- pawl:Door " + content + " -->\n" + body + "<!-- /pawl -->\n";
  }
}
