package dev.pawl.processor.read.yaml;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.model.Shapes;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.name.WireNames;
import dev.pawl.processor.model.name.Words;
import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.model.storage.Library;
import dev.pawl.processor.model.storage.Serializer;
import dev.pawl.processor.model.storage.Storage;
import dev.pawl.processor.model.type.TypeRef;
import dev.pawl.processor.model.type.Types;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.read.yaml.node.Choices;
import dev.pawl.processor.read.yaml.node.DocumentParser;
import dev.pawl.processor.read.yaml.node.Fields;
import dev.pawl.processor.read.yaml.node.FileParser;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Keys;
import dev.pawl.processor.read.yaml.node.Names;
import dev.pawl.processor.read.yaml.node.Value;
import dev.pawl.processor.read.yaml.part.InitialReader;
import dev.pawl.processor.read.yaml.part.StorageReader;
import dev.pawl.processor.read.yaml.part.TypeReader;
import dev.pawl.processor.read.yaml.text.SourceLines;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Reads a machine from the text of a file. Everything wrong with the text is reported, each at its
 * place; whether names refer to anything, and whether the machine makes sense, is for the checks.
 */
public final class YamlReader {

  /** The words for what an unexpected event does. */
  private enum Unexpected {
    REJECT,
    IGNORE
  }

  private final String fileName;
  private final String defaultPackage;
  private final boolean isPublic;
  private final Types types;
  private final FileProblems problems = new FileProblems();

  private YamlReader(String fileName, String defaultPackage, boolean isPublic, Types types) {
    this.fileName = fileName;
    this.defaultPackage = defaultPackage;
    this.isPublic = isPublic;
    this.types = types;
  }

  /**
   * Reads a machine.
   *
   * @param fileName the file as the user would name it, for messages
   * @param text the file's whole text
   * @param defaultPackage where generated types go if the file does not say
   * @param isPublic whether generated types are public
   * @param types which types exist
   * @param problems where problems go, in the order of their places in the file
   * @return the machine as far as it could be read, also where there were problems; empty only
   *     where the text is not YAML or has no map of states
   */
  public static Optional<Machine> read(
      String fileName,
      String text,
      String defaultPackage,
      boolean isPublic,
      Types types,
      Problems problems) {
    return read(fileName, text, defaultPackage, isPublic, types, problems, sketch -> {});
  }

  /**
   * Reads a machine.
   *
   * @param sketch takes what could be read of a machine whose text is no longer YAML from some
   *     place on
   * @see #read(String, String, String, boolean, Types, Problems)
   */
  public static Optional<Machine> read(
      String fileName,
      String text,
      String defaultPackage,
      boolean isPublic,
      Types types,
      Problems problems,
      Consumer<Machine> sketch) {
    YamlReader reader = new YamlReader(fileName, defaultPackage, isPublic, types);
    Optional<Machine> machine = reader.machine(text, problems);
    reader.problems.handOn(problems);
    if (reader.problems.hasEnded()) {
      machine.ifPresent(sketch);
      return Optional.empty();
    }
    return machine;
  }

  private Optional<Machine> machine(String text, Problems all) {
    String body = text.startsWith("\uFEFF") ? text.substring(1) : text;
    if (body.length() > DocumentParser.MAX_LENGTH) {
      String limit = String.format(Locale.ROOT, "%,d", DocumentParser.MAX_LENGTH);
      Origin.InFile start = new Origin.InFile(fileName, 1, 1, "");
      String flaw = "it has more than " + limit + " characters, which no machine needs";
      all.add(Code.NOT_READABLE, start, fileName, flaw);
      return Optional.empty();
    }
    SourceLines lines = new SourceLines(fileName, body);
    return FileParser.parseAsFar(lines, problems).flatMap(this::machine);
  }

  private Optional<Machine> machine(Value document) {
    if (document.isNothing()) {
      problems.add(Code.MISSING_KEY, document.place(), "The file is empty. A machine", "machine");
      problems.add(Code.MISSING_KEY, document.place(), "A machine", "states");
      return Optional.empty();
    }
    if (!(document instanceof Value.Mapping mapping)) {
      String what = "A machine file";
      problems.wrongType(what, "a map of keys such as machine and states", document);
      return Optional.empty();
    }
    return machine(mapping, Fields.of(mapping, Keys.MACHINE, problems));
  }

  private Optional<Machine> machine(Value.Mapping document, Fields fields) {
    Optional<Value.Text> declared = name(fields);
    String name = declared.map(Value.Text::text).orElseGet(this::nameFromFile);
    Origin origin = declared.map(Value.Text::place).orElse(document.place());
    String packageName = packageName(fields);
    TypeReader typeReader = new TypeReader(types, packageName, problems);
    EventReader events = new EventReader(typeReader, problems);
    fields.value("events").ifPresent(events::declare);
    BehaviorReader.Readers readers =
        new BehaviorReader.Readers(new TransitionReader(events, problems), events, problems);
    // the states' events come before the root's, wherever in the file the root's stand
    StateReader stateReader = new StateReader(readers);
    Optional<List<State>> states = fields.required("states").flatMap(stateReader::read);
    StorageReader storage = new StorageReader(problems);
    PairReader pairs = new PairReader(typeReader, problems);
    String description = fields.prose("description");
    State root = root(name, description, fields, readers, states.orElse(List.of()), origin);
    events.checkTimers();
    Optional<TypeRef> context = context(fields, typeReader);
    Set<Serializer> serializers = storage.serializers(fields);
    Set<Part> included = parts(fields, "include");
    Machine machine =
        new Machine(
            new Machine.Identity(name, packageName, description, origin),
            new Machine.Settings(
                choice(Unexpected.class, fields, "unexpected", true) == Unexpected.IGNORE,
                choice(WireNames.class, fields, "wireNames", false),
                fields.flag("threadSafe"),
                // in another package than its trigger's nobody could see it otherwise
                isPublic || !packageName.equals(defaultPackage),
                parts(fields, "omit"),
                included,
                new Storage(
                    serializers,
                    storage.reserved(fields, "reserved", "a state"),
                    storage.reserved(fields, "reservedEvents", "an event"),
                    stateReader.renamed(),
                    events.renamed(),
                    Shapes.of(types, packageName, root, events.events(), context, serializers),
                    Library.present(types, serializers, included.contains(Part.SPRING)),
                    storage.places(fields))),
            new Machine.UserTypes(
                Optional.empty(),
                events.enumType(),
                events.unseenEnum(),
                context,
                context.map(types::members).orElse(List.of())),
            new StateTree(root),
            events.events(),
            fields.value("forbid").map(pairs::forbids).orElse(List.of()),
            fields.value("views").map(pairs::views).orElse(List.of()));
    return states.map(s -> machine);
  }

  private State root(
      String name,
      String description,
      Fields fields,
      BehaviorReader.Readers readers,
      List<State> children,
      Origin origin) {
    BehaviorReader behavior =
        new BehaviorReader(new BehaviorReader.TimerOwner(name, true), readers);
    fields.all().forEach(behavior::read);
    fields
        .value("initial")
        .map(v -> new InitialReader(problems).ofMachine(v, children))
        .ifPresent(behavior::initial);
    return State.root(origin)
        .description(description)
        .transitions(behavior.transitions())
        .children(children)
        .behavior(behavior.behavior())
        .build();
  }

  private Optional<Value.Text> name(Fields fields) {
    return fields
        .required("machine")
        .flatMap(v -> fields.filled("machine", "the machine's name"))
        .filter(t -> Names.check(t, "a machine", problems));
  }

  private String packageName(Fields fields) {
    return fields
        .text("package", "the name of a package")
        .filter(t -> Names.checkPackage(t, problems))
        .map(Value.Text::text)
        .orElse(defaultPackage);
  }

  private Optional<TypeRef> context(Fields fields, TypeReader typeReader) {
    return fields
        .filled("context", "the name of a class")
        .map(t -> typeReader.classType("\"context\"", t).orElse(TypeReader.MISSING));
  }

  /** The chosen constant, or the first, which is the default. */
  private <E extends Enum<E>> E choice(Class<E> type, Fields fields, String key, boolean anyCase) {
    return fields
        .value(key)
        .flatMap(v -> Choices.of(type, key, v, anyCase, problems))
        .orElse(type.getEnumConstants()[0]);
  }

  private Set<Part> parts(Fields fields, String key) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    for (Value.Text word : fields.texts(key, "the name of a part")) {
      Choices.of(Part.class, key, word, false, problems).ifPresent(parts::add);
    }
    return parts;
  }

  /** A name to go on with where the file gives none: messages need one. */
  private String nameFromFile() {
    String file = fileName.substring(fileName.lastIndexOf('/') + 1);
    String base = file.replaceFirst("(\\.pawl)?\\.[^.]*$", "");
    String name = Words.of(base).type();
    return name.isEmpty() ? "Machine" : name;
  }
}
