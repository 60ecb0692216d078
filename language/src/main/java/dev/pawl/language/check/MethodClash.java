package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.View;
import dev.pawl.language.model.name.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A rule that reports tags, views and events that would become the same method of the generated
 * {@code Transitions}. In {@code Transitions}, each method for a tag, a view or an event has the
 * state as its only parameter.
 */
final class MethodClash implements Rule {

  @Override
  public void check(CheckContext machine) {
    NameClaims methods = new NameClaims(machine);
    methods.claim("The test for initial states", Origin.NONE, method("isInitial"));
    methods.claim("The test for final states", Origin.NONE, method("isFinal"));
    Set<String> tags = new HashSet<>();
    for (State state : machine.states()) {
      for (NameReference tag : state.tags()) {
        if (tags.add(tag.name()) && !Words.of(tag.name()).isEmpty()) {
          methods.claim("The tag " + tag.name(), tag.origin(), method(State.tagMethod(tag.name())));
        }
      }
    }
    for (View view : machine.machine().views()) {
      methods.claim(
          "The view " + view.type().qualifiedName(), view.origin(), method(view.method()));
    }
    Set<String> events = new HashSet<>();
    for (Event event : machine.machine().events()) {
      if (event.kind() == Event.Kind.DONE) {
        // a completion event follows from other events and has no method
        continue;
      }
      String name = event.words().method();
      // NameClash reports events that clash with each other; the generator renames events that
      // clash with isInitial and isFinal
      if (events.add(name) && !name.equals("isInitial") && !name.equals("isFinal")) {
        methods.claim("The event " + event.name(), event.origin(), method(name));
      }
    }
  }

  private static List<String> method(String name) {
    return List.of("method " + name);
  }
}
