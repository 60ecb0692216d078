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
    return switch (state.stateType().ordinal()) {
      case 0 -> cases.life((ChartState.Life) state); // LIFE
      case 1 -> cases.rules((ChartState.Rules) state); // RULES
      case 2 -> cases.facts(); // FACTS
      case 3 -> cases.type(); // TYPE
      case 4 -> cases.tree((ChartState.Tree) state); // TREE
      case 5 -> cases.chart(); // CHART
      case 6 -> cases.state_(); // STATE
      case 7 -> cases.event(); // EVENT
      case 8 -> cases.step((ChartState.Step) state); // STEP
      case 9 -> cases.override(); // OVERRIDE
      case 10 -> cases.object(); // OBJECT
      case 11 -> cases.string(); // STRING
      case 12 -> cases.list(); // LIST
      case 13 -> cases.u0022(); // U0022
      case 14 -> cases.new_(); // NEW
      case 16 -> cases.class_(); // CLASS
      case 17 -> cases.bInC(); // B_IN_C
      case 18 -> cases.c(); // C
      case 19 -> cases.end(); // END
      default -> throw new AssertionError(state.toString());
    };
  }
}
