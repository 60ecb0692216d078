package hostilechart;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Chart} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface ChartLogic {
  /** Asked by a guard on {@code of}. */
  boolean state(Life context, ChartState.Life state, ChartEvent.Of event);

  /** Asked by a guard on {@code of}. */
  boolean context(Life context, ChartState.Life state, ChartEvent.Of event);

  /** The next context, on {@code of}. */
  Life update(Life context, ChartState.Life state, ChartEvent.Of event);

  /** Asked by a guard on {@code always}. */
  boolean logic(Life context, ChartState.Life state);

  /** Picks the state to enter, on {@code begin}. */
  Choose choose(Life context, ChartState.Life state);

  /** Asked by a guard without event in {@code Life}. */
  boolean effect(Life context, ChartState.Life state);

  /**
   * Asked by a guard on {@code of}, {@code aInB}, {@code a}, and without event in {@code Rules}.
   */
  boolean life(Life context, ChartState state);

  /** Asked by a guard without event in {@code Rules}. */
  boolean carriesData(Life context, ChartState.Rules state);

  /** How long a timer runs that is started now, no time if negative: {@code Life.after.delay}. */
  Duration delay(Life context);

  /** What a state carries that is entered, where nothing else tells. */
  int lifeForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  String sourceForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  int eventForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  int keyForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  long contextForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  String logicForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  byte setupForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  char chartForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  boolean typeForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  short ordinalForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  double effectsForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  float carrierForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  int snapshotForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  List<String> listForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  Step overrideForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  int sessionSeqForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  String seqForLife(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  String stateForRules(Life context, ChartState.Life state);

  /** What a state carries that is entered, where nothing else tells. */
  Step treeForTree(Life context, ChartState state);

  /** What a state carries that is entered, where nothing else tells. */
  Map<String, int[]> stepForStep(Life context, ChartState state);

  /** The states that {@link #choose} picks from. */
  enum Choose {
    /** The state {@code Tree}. */
    TREE(ChartState.Type.TREE),
    /** The state {@code Step}. */
    STEP(ChartState.Type.STEP);

    private final ChartState.Type state;

    Choose(ChartState.Type state) {
      this.state = state;
    }

    /** The state picked. */
    public ChartState.Type state() {
      return state;
    }
  }
}
