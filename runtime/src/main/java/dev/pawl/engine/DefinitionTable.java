package dev.pawl.engine;

import dev.pawl.MachineTable;
import dev.pawl.TransitionListener;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The public view of a definition. {@link Definition} itself does not implement the interface, so
 * that the first event of a machine loads one class fewer.
 */
public record DefinitionTable<S, E>(Definition<S, E> definition) implements MachineTable<S, E> {

  // the result is the interface: otherwise the verifier would load it with Definition
  static <S, E> MachineTable<S, E> of(Definition<S, E> definition) {
    return new DefinitionTable<>(definition);
  }

  @Override
  public String machine() {
    return definition.machine();
  }

  @Override
  public List<S> states() {
    return definition.states();
  }

  @Override
  public List<String> eventNames() {
    return definition.eventNames();
  }

  @Override
  public Set<S> initialStates() {
    return definition.initialStates();
  }

  @Override
  public Set<S> finalStates() {
    return definition.finalStates();
  }

  @Override
  public String name(@Nullable Object state) {
    return definition.name(state);
  }

  @Override
  public int indexOfState(Object state) {
    return definition.indexOfState(state);
  }

  @Override
  public int indexOfEvent(E event) {
    return definition.indexOfEvent(event);
  }

  @Override
  public void visitOutcomes(TransitionListener<S, String> listener) {
    definition.visitOutcomes(listener);
  }
}
