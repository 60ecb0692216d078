package dev.pawl.processor.check;

import dev.pawl.processor.check.guard.DuplicateTransition;
import dev.pawl.processor.check.guard.GuardNeverHolds;
import dev.pawl.processor.check.guard.GuardsGap;
import dev.pawl.processor.check.guard.GuardsOverlap;
import dev.pawl.processor.check.guard.NoEventLeft;
import dev.pawl.processor.check.guard.NotAnalysed;
import dev.pawl.processor.check.guard.Shadowed;
import dev.pawl.processor.check.guard.StateAsPredicate;
import dev.pawl.processor.check.guard.StateKnown;
import dev.pawl.processor.check.name.BadName;
import dev.pawl.processor.check.name.HidesAnnotation;
import dev.pawl.processor.check.name.LogicConflict;
import dev.pawl.processor.check.name.MethodClash;
import dev.pawl.processor.check.name.NameClash;
import dev.pawl.processor.check.name.ReservedName;
import dev.pawl.processor.check.name.TextTooLong;
import dev.pawl.processor.check.name.TimerName;
import dev.pawl.processor.check.name.WireNameClash;
import dev.pawl.processor.check.queue.CannotDefer;
import dev.pawl.processor.check.queue.CannotRaise;
import dev.pawl.processor.check.queue.DeferredInVain;
import dev.pawl.processor.check.queue.NeverDone;
import dev.pawl.processor.check.queue.NotSetAside;
import dev.pawl.processor.check.queue.RaisedInVain;
import dev.pawl.processor.check.reach.DeadEnd;
import dev.pawl.processor.check.reach.NoWayToFinal;
import dev.pawl.processor.check.reach.Unreachable;
import dev.pawl.processor.check.reference.DoesNothing;
import dev.pawl.processor.check.reference.ForbiddenPresent;
import dev.pawl.processor.check.reference.IntoExternal;
import dev.pawl.processor.check.reference.NearEvent;
import dev.pawl.processor.check.reference.NearMethod;
import dev.pawl.processor.check.reference.UnknownEvent;
import dev.pawl.processor.check.reference.UnknownState;
import dev.pawl.processor.check.reference.UnknownTarget;
import dev.pawl.processor.check.reference.UnusedEvent;
import dev.pawl.processor.check.shape.ChoiceConflict;
import dev.pawl.processor.check.shape.ChoiceOfHistory;
import dev.pawl.processor.check.shape.FinalWithExit;
import dev.pawl.processor.check.shape.InitialExternal;
import dev.pawl.processor.check.shape.NoInitialState;
import dev.pawl.processor.check.shape.NoStates;
import dev.pawl.processor.check.shape.SeveralTargets;
import dev.pawl.processor.check.shape.TooLarge;
import dev.pawl.processor.check.shape.UpdateWithoutContext;
import dev.pawl.processor.check.step.EventlessLoop;
import dev.pawl.processor.check.step.LeftAtOnce;
import dev.pawl.processor.check.step.ParallelConflict;
import dev.pawl.processor.check.step.TimerNeverFires;
import dev.pawl.processor.check.storage.LibraryMissing;
import dev.pawl.processor.check.storage.PartsOmitted;
import dev.pawl.processor.check.tree.BadFinal;
import dev.pawl.processor.check.tree.BadHistory;
import dev.pawl.processor.check.tree.DataMisplaced;
import dev.pawl.processor.check.tree.DataNotFilled;
import dev.pawl.processor.check.tree.Defaults;
import dev.pawl.processor.check.tree.FewRegions;
import dev.pawl.processor.check.tree.InitialInVain;
import dev.pawl.processor.check.tree.InternalNoEffect;
import dev.pawl.processor.check.tree.RegionLeft;
import dev.pawl.processor.check.view.UnknownViewValue;
import dev.pawl.processor.check.view.ViewNotTotal;
import dev.pawl.processor.check.view.ViewTwice;
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
    Subject subject = new Subject(resolved, problems);
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
