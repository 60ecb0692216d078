package dev.pawl.language.yaml;

import dev.pawl.language.model.CompletionEvents;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Library;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.Shapes;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A reader of machines from YAML files. The reader reports each syntax or type error at its place
 * in the file. {@link dev.pawl.language.check.Checks} resolves names and checks the machine.
 */
public final class YamlReader {

  /** The values of {@code unexpected}. */
  private enum Unexpected {
    REJECT,
    IGNORE
  }

  private final String fileName;
  private final String defaultPackage;
  private final boolean isPublic;
  private final TypeLookup types;
  private final FileProblems problems = new FileProblems();

  private YamlReader(String fileName, String defaultPackage, boolean isPublic, TypeLookup types) {
    this.fileName = fileName;
    this.defaultPackage = defaultPackage;
    this.isPublic = isPublic;
    this.types = types;
  }

  /**
   * Reads a machine.
   *
   * @param fileName the path of the file for messages
   * @param text the whole text of the file
   * @param defaultPackage the package of generated types if the file names none
   * @param isPublic whether generated types are public
   * @param types the lookup of types
   * @param problems receives the problems in document order
   * @return the machine, possibly incomplete if there are problems; empty if the text is not YAML
   *     or has no map of states
   */
  public static Optional<Machine> read(
      String fileName,
      String text,
      String defaultPackage,
      boolean isPublic,
      TypeLookup types,
      Problems problems) {
    return read(fileName, text, defaultPackage, isPublic, types, problems, sketch -> {});
  }

  /**
   * Reads a machine. If a part of the text is not valid YAML, also provides an incomplete machine.
   *
   * @param sketch receives the machine that was read up to the place where the text is not YAML
   * @see #read(String, String, String, boolean, TypeLookup, Problems)
   */
  public static Optional<Machine> read(
      String fileName,
      String text,
      String defaultPackage,
      boolean isPublic,
      TypeLookup types,
      Problems problems,
      Consumer<Machine> sketch) {
    YamlReader reader = new YamlReader(fileName, defaultPackage, isPublic, types);
    Optional<Machine> machine = reader.machine(text, problems);
    reader.problems.passOn(problems);
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

  private Optional<Machine> machine(YamlValue document) {
    if (document.isNothing()) {
      problems.add(Code.MISSING_KEY, document.place(), "The file is empty. A machine", "machine");
      return Optional.empty();
    }
    if (!(document instanceof YamlValue.Mapping mapping)) {
      String what = "A machine file";
      problems.wrongType(what, "a map of keys such as machine and states", document);
      return Optional.empty();
    }
    return machine(mapping, problems.isEmpty());
  }

  private Optional<Machine> machine(YamlValue.Mapping document, boolean isSound) {
    MapFields fields = MapFields.of(document, MapKeys.MACHINE, problems);
    Optional<YamlValue.Text> declared = name(fields);
    String name = declared.map(YamlValue.Text::text).orElseGet(this::nameFromFile);
    Origin origin = declared.map(YamlValue.Text::place).orElse(document.place());
    String packageName = packageName(fields);
    YamlTypeReader typeReader = new YamlTypeReader(types, packageName, problems);
    YamlEventReader events = new YamlEventReader(typeReader, problems);
    fields.value("events").ifPresent(events::declare);
    YamlBehaviorReader.Readers readers =
        new YamlBehaviorReader.Readers(
            new YamlTransitionReader(events, problems), events, problems);
    // read the events of states before those of the root, wherever the root's keys are in the file
    YamlStateReader stateReader = new YamlStateReader(readers);
    Optional<List<State>> states = fields.required("states").flatMap(stateReader::read);
    YamlStorageReader storage = new YamlStorageReader(problems);
    YamlPairReader pairs = new YamlPairReader(typeReader, problems);
    String description = fields.prose("description");
    State root = root(name, description, fields, readers, states.orElse(List.of()), origin);
    events.checkTimers();
    StateTree tree = new StateTree(root);
    List<Event> allEvents =
        events.enumType().isPresent()
            ? events.events()
            : CompletionEvents.added(events.events(), tree);
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
                // generated types must be public if the class that triggers their generation is in
                // another package
                isPublic || !packageName.equals(defaultPackage),
                parts(fields, "omit"),
                included,
                new Storage(
                    serializers,
                    storage.reserved(fields, "reserved", "a state"),
                    storage.reserved(fields, "reservedEvents", "an event"),
                    stateReader.renamed(),
                    events.renamed(),
                    Shapes.of(types, packageName, root, allEvents, context, serializers),
                    Library.present(types, serializers, included.contains(Part.SPRING)),
                    storage.places(fields))),
            new Machine.UserTypes(
                Optional.empty(),
                events.enumType(),
                events.unseenEnum(),
                context,
                context.map(types::members).orElse(List.of())),
            tree,
            allEvents,
            fields.value("forbid").map(pairs::forbids).orElse(List.of()),
            fields.value("views").map(pairs::views).orElse(List.of()),
            fields
                .value("verify")
                .map(new YamlVerifyReader(problems)::read)
                .orElse(Verification.NONE));
    // without states because of a reported error, it is not reported as a machine without states
    return states.filter(s -> isSound || !s.isEmpty()).map(s -> machine);
  }

  private State root(
      String name,
      String description,
      MapFields fields,
      YamlBehaviorReader.Readers readers,
      List<State> children,
      Origin origin) {
    YamlBehaviorReader behavior =
        new YamlBehaviorReader(new YamlBehaviorReader.TimerOwner(name, true), readers);
    fields.all().forEach(behavior::read);
    fields
        .value("initial")
        .map(v -> new YamlInitialReader(problems).ofMachine(v, children))
        .ifPresent(behavior::initial);
    return State.root(origin)
        .description(description)
        .transitions(behavior.transitions())
        .children(children)
        .behavior(behavior.behavior())
        .build();
  }

  private Optional<YamlValue.Text> name(MapFields fields) {
    return fields
        .required("machine")
        .flatMap(v -> fields.filled("machine", "the machine's name"))
        .filter(t -> NameChecks.check(t, "a machine", problems));
  }

  private String packageName(MapFields fields) {
    return fields
        .text("package", "the name of a package")
        .filter(t -> NameChecks.checkPackage(t, problems))
        .map(YamlValue.Text::text)
        .orElse(defaultPackage);
  }

  private Optional<TypeRef> context(MapFields fields, YamlTypeReader typeReader) {
    Optional<TypeRef> type =
        fields
            .filled("context", "the name of a class")
            .flatMap(t -> typeReader.classType("\"context\"", t));
    // with a wrong value, a machine has a context, so that no problems of updates follow
    return type.or(() -> fields.value("context").map(v -> YamlTypeReader.MISSING));
  }

  /** Returns the constant that a key names. The default is the first constant. */
  private <E extends Enum<E>> E choice(
      Class<E> type, MapFields fields, String key, boolean anyCase) {
    return fields
        .value(key)
        .flatMap(v -> ChoiceReader.of(type, key, v, anyCase, problems))
        .orElse(type.getEnumConstants()[0]);
  }

  private Set<Part> parts(MapFields fields, String key) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    for (YamlValue.Text word : fields.texts(key, "the name of a part")) {
      ChoiceReader.of(Part.class, key, word, false, problems).ifPresent(parts::add);
    }
    return parts;
  }

  /** Returns a name derived from the file name, because messages need a name. */
  private String nameFromFile() {
    String file = fileName.substring(fileName.lastIndexOf('/') + 1);
    String base = file.replaceFirst("(\\.pawl)?\\.[^.]*$", "");
    String name = Words.of(base).type();
    return name.isEmpty() ? "Machine" : name;
  }
}
