package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.TypeRef;
import java.util.List;
import java.util.Optional;

/** Writes the {@code @Event} annotations of a machine. */
final class EventWriter {

  private final EnumContext writing;
  private final List<Event> declared;
  private final boolean inOrder;

  EventWriter(EnumContext writing) {
    this.writing = writing;
    if (writing.declared().eventEnum().isPresent()) {
      // An event enum defines the order by its constants.
      this.declared = writing.machine().events().stream().filter(this::isDescribed).toList();
      this.inOrder = true;
    } else {
      EventOrder order = new EventOrder(writing.machine());
      this.declared = order.declared();
      this.inOrder = order.isKept();
    }
  }

  /** Returns whether the enum's events have the order that they have in the machine. */
  boolean inOrder() {
    return inOrder;
  }

  private boolean isDescribed(Event event) {
    return !event.description().isEmpty() || !renamedFrom(event).isEmpty();
  }

  private String renamedFrom(Event event) {
    return writing
        .declared()
        .storage()
        .renamed(false, event.name())
        .map(renamed -> renamed.from().name())
        .orElse("");
  }

  /** Returns all annotations. Each line ends with a line feed. */
  String all() {
    StringBuilder out = new StringBuilder();
    boolean forOrder = false;
    for (Event event : declared) {
      if (!event.declared() && !forOrder) {
        out.append(Comment.lines("The following events are only listed to keep their order.", 0));
        forOrder = true;
      }
      for (Event.Param param : event.payload()) {
        argumentsLost(param.type())
            .map(t -> param.name() + " is " + t + ", which no annotation can name.")
            .ifPresent(text -> out.append(writing.gaps().comment(event.name(), text, 0)));
      }
      out.append(EnumContext.lines(annotation(event), 0));
    }
    return out.toString();
  }

  private Annotation annotation(Event event) {
    return writing
        .annotation("Event")
        .text("name", event.name())
        .text("renamedFrom", renamedFrom(event))
        .nested("payload", event.payload().stream().map(this::param).toList())
        .text("description", writing.gaps().prose(event.description()))
        .build();
  }

  private Annotation param(Event.Param param) {
    return writing
        .annotation("Param")
        .text("name", param.name())
        .codes("type", List.of(writing.imports().literal(param.type())))
        .build();
  }

  /**
   * Returns the text of a type that has type arguments other than unbounded wildcards, because a
   * class literal in an annotation cannot express such arguments. Returns empty for all other
   * types.
   */
  static Optional<String> argumentsLost(TypeRef type) {
    return type.arguments().stream().allMatch(TypeRef::isUnboundedWildcard)
        ? Optional.empty()
        : Optional.of(type.shortName());
  }
}
