package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.View;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedView;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A machine as lines of text, with every component of every record. Omitted are places, the members
 * of types, and the type of the states, which only a machine declared by an enum has.
 */
final class Outline {

  private static final Set<String> LEFT_OUT =
      Set.of(
          "Machine.tree",
          "Machine.events",
          "Machine.views",
          "UserTypes.states",
          "UserTypes.contextMembers",
          "Storage.shapes",
          "Storage.libraries",
          "Storage.places",
          // the writer declares some events only to keep the order of events
          "Event.declared");

  private final StringBuilder out = new StringBuilder();

  private Outline() {}

  /**
   * Returns the outline of a machine.
   *
   * @param ordered whether the order of events matters
   * @param described whether descriptions matter; a machine declared in YAML does not contain the
   *     descriptions of an enum of events
   */
  static String of(ResolvedMachine machine, boolean ordered, boolean described) {
    Outline outline = new Outline();
    Machine declared = machine.declared();
    Stream<Event> events = machine.events().stream();
    (ordered ? events : events.sorted(Comparator.comparing(Event::name)))
        .map(e -> described ? e : new Event(e.name(), "", e.payload(), e.kind(), true, e.origin()))
        .forEach(e -> outline.add("event", e, ""));
    outline.add("machine", declared, "");
    outline.add("root", machine.root().declared(), "");
    outline.add("order", machine.tree().declared().stream().map(State::name).toList(), "");
    for (ResolvedView view : machine.views()) {
      View type = view.declared();
      outline.add("view", type.type(), "");
      for (State state : machine.tree().states()) {
        outline.add(state.name(), view.valueOf(state), "  ");
      }
    }
    return outline.out.toString();
  }

  private void add(String name, Object value, String indent) {
    String begin = indent + name + ": ";
    if (value instanceof NameReference || value instanceof TypeRef) {
      out.append(begin).append(value).append('\n');
    } else if (value instanceof Guard guard) {
      out.append(begin).append(guard.text()).append('\n');
    } else if (value instanceof Optional<?> optional) {
      optional.ifPresent(v -> add(name, v, indent));
    } else if (value instanceof Set<?> set) {
      out.append(begin).append(set.stream().map(Object::toString).sorted().toList()).append('\n');
    } else if (value instanceof Collection<?> all) {
      all.forEach(v -> add(name, v, indent));
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((key, v) -> add(name + " " + key, v, indent));
    } else if (value instanceof Record whole) {
      out.append(indent).append(name).append('\n');
      for (RecordComponent component : whole.getClass().getRecordComponents()) {
        String of = whole.getClass().getSimpleName() + "." + component.getName();
        if (!LEFT_OUT.contains(of) && component.getType() != Origin.class) {
          add(component.getName(), read(component, whole), indent + "  ");
        }
      }
    } else if (!"".equals(value) && !Boolean.FALSE.equals(value)) {
      out.append(begin).append(value).append('\n');
    }
  }

  private static Object read(RecordComponent component, Record whole) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(whole);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
