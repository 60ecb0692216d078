package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.WireNames;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes the lines before the enum: its Javadoc and the annotations of the machine. */
final class EnumHeaderWriter {

  private final EnumContext writing;
  private final Machine machine;
  private final EnumName name;
  private final EventWriter events;

  EnumHeaderWriter(EnumContext writing, EnumName name) {
    this.writing = writing;
    this.machine = writing.declared();
    this.name = name;
    this.events = new EventWriter(writing);
  }

  /** Returns the header. Each line ends with a line feed. */
  String all() {
    String prose = writing.gaps().prose(machine.description());
    Optional<String> javadoc = EnumContext.javadoc(prose, 0);
    StringBuilder out = new StringBuilder(javadoc.orElse(""));
    gaps().forEach(text -> out.append(writing.gaps().comment(machine.name(), text, 0)));
    out.append(EnumContext.lines(annotation(javadoc.isPresent() ? "" : prose), 0));
    out.append(events.all());
    out.append(new TransitionWriter(writing).of(writing.machine().root(), 0));
    for (ResolvedMachine.Prohibition forbid : writing.machine().forbids()) {
      out.append(EnumContext.lines(forbid(forbid.declared()), 0));
    }
    out.append(new PropertyWriter(writing).all());
    return out.toString();
  }

  private Annotation annotation(String description) {
    Storage storage = machine.storage();
    return writing
        .annotation("StateMachine")
        .text("name", name.named() ? machine.name() : "")
        .codes("unexpected", nested("Unexpected", machine.lenient() ? "IGNORE" : ""))
        .codes("wireNames", nested("WireNames", wireNames()))
        .codes("context", literal(machine.context()))
        .codes("events", literal(machine.eventEnum()))
        .flag("parallel", machine.root().isParallel())
        .flag("threadSafe", machine.threadSafe())
        .codes("omit", constants("Part", machine.omit()))
        .codes("include", constants("Part", machine.include()))
        .codes("serializers", constants("Serializer", storage.serializers()))
        .texts("reserved", reserved(storage.reservedStates(), true))
        .texts("reservedEvents", reserved(storage.reservedEvents(), false))
        .text("description", description)
        .build();
  }

  private String wireNames() {
    return machine.wireNames() == WireNames.AS_DECLARED ? "" : machine.wireNames().name();
  }

  private List<String> nested(String type, String constant) {
    return constant.isEmpty()
        ? List.of()
        : List.of(writing.imports().annotation("StateMachine") + "." + type + "." + constant);
  }

  private List<String> literal(Optional<TypeRef> type) {
    return type.map(writing.imports()::literal).stream().toList();
  }

  private List<String> constants(String type, Set<? extends Enum<?>> constants) {
    return constants.stream()
        .map(Enum::name)
        .map(constant -> writing.imports().annotation(type) + "." + constant)
        .sorted()
        .toList();
  }

  private List<String> reserved(List<Storage.Reserved> reserved, boolean states) {
    return reserved.stream()
        .filter(r -> !hasArrow(r))
        .map(r -> r.name() + r.becomes().map(b -> " -> " + now(b, states)).orElse(""))
        .toList();
  }

  private String now(NameReference becomes, boolean states) {
    return states ? writing.names().of(becomes.name()) : becomes.name();
  }

  /**
   * Returns whether the annotation cannot express a reserved name, because the name contains the
   * arrow that separates an old name from its replacement.
   */
  private static boolean hasArrow(Storage.Reserved reserved) {
    return reserved.name().name().contains("->");
  }

  private Annotation forbid(Forbid forbid) {
    return writing
        .annotation("Forbid")
        .texts("from", writing.names().of(forbid.from()))
        .texts("to", writing.names().of(forbid.to()))
        .text("because", forbid.because())
        .build();
  }

  private List<String> gaps() {
    List<String> gaps = new ArrayList<>();
    if (writing.gaps().blanksLost()) {
      gaps.add("Line breaks in descriptions are blanks here.");
    }
    machine
        .context()
        .flatMap(EventWriter::argumentsLost)
        .ifPresent(t -> gaps.add("The context is " + t + ", which no annotation can name."));
    Behavior root = machine.root().behavior();
    if (!new InitialStateNames(writing.machine()).isExact()) {
      gaps.add(
          "Instances begin in "
              + String.join(" and ", writing.names().of(root.initial()))
              + " in YAML, but in the default states here.");
    }
    leftOut("entry", root.entry().texts(), gaps);
    leftOut("exit", root.exit().texts(), gaps);
    leftOut("ignore", writing.names().events(writing.machine().root().ignored()), gaps);
    leftOut("defer", writing.names().events(writing.machine().root().deferred()), gaps);
    for (boolean states : List.of(true, false)) {
      machine.storage().reserved(states).stream()
          .filter(EnumHeaderWriter::hasArrow)
          .forEach(
              r ->
                  gaps.add(
                      "Omitted: the reserved name "
                          + r.name()
                          + ", because it contains an arrow."));
    }
    if (!events.inOrder()) {
      gaps.add("The events that only the machine raises have another order than in YAML.");
    }
    return gaps;
  }

  private static void leftOut(String key, List<String> names, List<String> gaps) {
    if (!names.isEmpty()) {
      String all = String.join(", ", names);
      gaps.add(
          "Omitted: the machine's own "
              + key
              + " ("
              + all
              + "), because only YAML can declare it.");
    }
  }
}
