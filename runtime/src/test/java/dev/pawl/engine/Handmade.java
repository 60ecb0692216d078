package dev.pawl.engine;

/** An instance of a machine written by hand, whose steps an engine makes. */
abstract class Handmade<S extends Enum<S>, E> extends Instance<S, E> {

  private final Definition<S, E> rules;

  Handmade(Definition<S, E> rules, S state) {
    super(state, 0, true);
    this.rules = rules;
  }

  @Override
  protected S stateAt(int position) {
    return rules.states().get(position);
  }

  @Override
  protected Definition<S, E> stepRules() {
    return rules;
  }

  @Override
  protected E[] eventValues() {
    throw new AssertionError();
  }
}
