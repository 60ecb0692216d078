package hostilechart;

import javax.annotation.processing.Generated;

/**
 * What to do in each state of {@code Chart}. A class that implements it cannot forget one.
 *
 * @param <R> the type of results
 */
@Generated("dev.pawl.processor")
public interface ChartCases<R> {
  /** &#42;/ class X &#123;&#125; /&#42;&#42; &#64;author. */
  R life(ChartState.Life state);

  /** The state {@code Rules}. */
  R rules(ChartState.Rules state);

  /** The state {@code Facts}. */
  R facts();

  /** The state {@code Type}. */
  R type();

  /** The state {@code Tree}. */
  R tree(ChartState.Tree state);

  /** The state {@code Chart}. */
  R chart();

  /** The state {@code State}. */
  R state_();

  /** The state {@code Event}. */
  R event();

  /** The state {@code Step}. */
  R step(ChartState.Step state);

  /** The state {@code Override}. */
  R override();

  /** The state {@code Object}. */
  R object();

  /** The state {@code String}. */
  R string();

  /** The state {@code List}. */
  R list();

  /** The state <code>&#42;/ &#92;u0022</code>. */
  R u0022();

  /** The state {@code new}. */
  R new_();

  /** The state {@code class}. */
  R class_();

  /** The state {@code B in C}. */
  R bInC();

  /** The state {@code C}. */
  R c();

  /** The state {@code END}. */
  R end();

  /**
   * Does what is to be done in a state.
   *
   * @param <R> the type of results
   */
  static <R> R match(ChartState state, ChartCases<R> cases) {
    return switch (state.stateType()) {
      case LIFE -> cases.life((ChartState.Life) state);
      case RULES -> cases.rules((ChartState.Rules) state);
      case FACTS -> cases.facts();
      case TYPE -> cases.type();
      case TREE -> cases.tree((ChartState.Tree) state);
      case CHART -> cases.chart();
      case STATE -> cases.state_();
      case EVENT -> cases.event();
      case STEP -> cases.step((ChartState.Step) state);
      case OVERRIDE -> cases.override();
      case OBJECT -> cases.object();
      case STRING -> cases.string();
      case LIST -> cases.list();
      case U0022 -> cases.u0022();
      case NEW -> cases.new_();
      case CLASS -> cases.class_();
      case B_IN_C -> cases.bInC();
      case C -> cases.c();
      case END -> cases.end();
      case ANY ->
          throw new IllegalArgumentException(state + " has states below: a life is in one of those.");
    };
  }
}
