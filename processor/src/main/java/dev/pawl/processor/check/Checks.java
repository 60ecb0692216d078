package dev.pawl.processor.check;

import dev.pawl.processor.check.rule.BadFinal;
import dev.pawl.processor.check.rule.BadHistory;
import dev.pawl.processor.check.rule.BadName;
import dev.pawl.processor.check.rule.CannotDefer;
import dev.pawl.processor.check.rule.CannotRaise;
import dev.pawl.processor.check.rule.CheckContext;
import dev.pawl.processor.check.rule.ChoiceConflict;
import dev.pawl.processor.check.rule.ChoiceOfHistory;
import dev.pawl.processor.check.rule.DataMisplaced;
import dev.pawl.processor.check.rule.DataNotFilled;
import dev.pawl.processor.check.rule.DeadEnd;
import dev.pawl.processor.check.rule.Defaults;
import dev.pawl.processor.check.rule.DeferredInVain;
import dev.pawl.processor.check.rule.DoesNothing;
import dev.pawl.processor.check.rule.DuplicateTransition;
import dev.pawl.processor.check.rule.EventlessLoop;
import dev.pawl.processor.check.rule.FewRegions;
import dev.pawl.processor.check.rule.FinalWithExit;
import dev.pawl.processor.check.rule.ForbiddenPresent;
import dev.pawl.processor.check.rule.GuardNeverHolds;
import dev.pawl.processor.check.rule.GuardsGap;
import dev.pawl.processor.check.rule.GuardsOverlap;
import dev.pawl.processor.check.rule.HidesAnnotation;
import dev.pawl.processor.check.rule.InitialExternal;
import dev.pawl.processor.check.rule.InitialInVain;
import dev.pawl.processor.check.rule.InternalNoEffect;
import dev.pawl.processor.check.rule.IntoExternal;
import dev.pawl.processor.check.rule.LeftAtOnce;
import dev.pawl.processor.check.rule.LibraryMissing;
import dev.pawl.processor.check.rule.LogicConflict;
import dev.pawl.processor.check.rule.MethodClash;
import dev.pawl.processor.check.rule.NameClash;
import dev.pawl.processor.check.rule.NearEvent;
import dev.pawl.processor.check.rule.NearMethod;
import dev.pawl.processor.check.rule.NeverDone;
import dev.pawl.processor.check.rule.NoEventLeft;
import dev.pawl.processor.check.rule.NoInitialState;
import dev.pawl.processor.check.rule.NoStates;
import dev.pawl.processor.check.rule.NoWayToFinal;
import dev.pawl.processor.check.rule.NotAnalysed;
import dev.pawl.processor.check.rule.NotSetAside;
import dev.pawl.processor.check.rule.ParallelConflict;
import dev.pawl.processor.check.rule.PartsOmitted;
import dev.pawl.processor.check.rule.RaisedInVain;
import dev.pawl.processor.check.rule.RegionLeft;
import dev.pawl.processor.check.rule.RenamedMethod;
import dev.pawl.processor.check.rule.ReservedName;
import dev.pawl.processor.check.rule.Rule;
import dev.pawl.processor.check.rule.SeveralTargets;
import dev.pawl.processor.check.rule.Shadowed;
import dev.pawl.processor.check.rule.StateAsPredicate;
import dev.pawl.processor.check.rule.StateKnown;
import dev.pawl.processor.check.rule.TextTooLong;
import dev.pawl.processor.check.rule.TimerName;
import dev.pawl.processor.check.rule.TimerNeverFires;
import dev.pawl.processor.check.rule.TooLarge;
import dev.pawl.processor.check.rule.UnknownEvent;
import dev.pawl.processor.check.rule.UnknownState;
import dev.pawl.processor.check.rule.UnknownTarget;
import dev.pawl.processor.check.rule.UnknownViewValue;
import dev.pawl.processor.check.rule.Unreachable;
import dev.pawl.processor.check.rule.UnusedEvent;
import dev.pawl.processor.check.rule.UpdateWithoutContext;
import dev.pawl.processor.check.rule.ViewNotTotal;
import dev.pawl.processor.check.rule.ViewTwice;
import dev.pawl.processor.check.rule.WireNameClash;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Runs every rule on a machine, in a fixed order: names first, then what is built on them. */
public final class Checks {

  private static final List<Rule> RULES =
      List.of(
          new NoStates(),
          new NoInitialState(),
          new TooLarge(),
          new BadName(),
          new HidesAnnotation(),
          new TextTooLong(),
          new ReservedName(),
          new RenamedMethod(),
          new NameClash(),
          new MethodClash(),
          new TimerName(),
          new WireNameClash(),
          new LogicConflict(),
          new UnknownTarget(),
          new UnknownState(),
          new UnknownEvent(),
          new InitialExternal(),
          new IntoExternal(),
          new FinalWithExit(),
          new BadFinal(),
          new Defaults(),
          new BadHistory(),
          new FewRegions(),
          new DataMisplaced(),
          new SeveralTargets(),
          new ChoiceConflict(),
          new ChoiceOfHistory(),
          new UpdateWithoutContext(),
          new CannotRaise(),
          new CannotDefer(),
          new NotSetAside(),
          new NeverDone(),
          new InternalNoEffect(),
          new RegionLeft(),
          new GuardNeverHolds(),
          new StateKnown(),
          new StateAsPredicate(),
          new DuplicateTransition(),
          new Shadowed(),
          new EventlessLoop(),
          new ForbiddenPresent(),
          new ViewTwice(),
          new UnknownViewValue(),
          new ViewNotTotal(),
          new PartsOmitted(),
          new LibraryMissing());

  /** The rules whose problems may only seem so where the reader had to leave something out. */
  private static final List<Rule> WHOLE_RULES =
      List.of(
          new Unreachable(),
          new DeadEnd(),
          new NoWayToFinal(),
          new UnusedEvent(),
          new NearEvent(),
          new NearMethod(),
          new DoesNothing(),
          new NoEventLeft(),
          new RaisedInVain(),
          new DeferredInVain(),
          new LeftAtOnce(),
          new TimerNeverFires(),
          new ParallelConflict(),
          new DataNotFilled());

  /** Problems after which the reader may have left out a transition. */
  private static final Set<Code> INCOMPLETE =
      EnumSet.of(
          Code.YAML_SYNTAX,
          Code.UNKNOWN_KEY,
          Code.DUPLICATE_KEY,
          Code.WRONG_TYPE,
          Code.YAML_FEATURE,
          Code.NO_TARGET,
          Code.NOT_SUPPORTED,
          Code.BAD_NAME,
          Code.EXPRESSION,
          Code.TIMER_NAME,
          Code.BAD_DELAY,
          Code.EXCLUSIVE,
          Code.BAD_PARENT);

  private static final List<Rule> STRICT_RULES =
      List.of(new InitialInVain(), new NotAnalysed(), new GuardsOverlap(), new GuardsGap());

  private Checks() {}

  /**
   * Adds everything that is wrong with a machine; returns the machine with its names resolved if
   * there is no error, nor was one before.
   *
   * @param strict whether what is of strict severity is added, too
   */
  public static Optional<ResolvedMachine> run(Machine machine, Problems problems, boolean strict) {
    boolean whole = problems.all().stream().noneMatch(p -> INCOMPLETE.contains(p.code()));
    ResolvedMachine resolved = ResolvedMachine.of(machine);
    CheckContext subject = new CheckContext(resolved, problems);
    RULES.forEach(rule -> rule.check(subject));
    if (whole) {
      WHOLE_RULES.forEach(rule -> rule.check(subject));
    }
    if (whole && strict) {
      STRICT_RULES.forEach(rule -> rule.check(subject));
    }
    return problems.hasErrors() ? Optional.empty() : Optional.of(resolved);
  }
}
