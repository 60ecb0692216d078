package dev.pawl.language.check;

import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The checks of a machine. {@link #run} applies all rules in a fixed order: first the rules about
 * names, then the rules that depend on names.
 */
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
          ExternalStateRules::initial,
          ExternalStateRules::targets,
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
          QueuedEventRules::notRaisable,
          QueuedEventRules::notDeferrable,
          new NotSetAside(),
          new NeverDone(),
          new InternalNoEffect(),
          new RegionLeft(),
          new RepeatingTimer(),
          new GuardNeverHolds(),
          new StateKnown(),
          new StateAsPredicate(),
          new DuplicateTransition(),
          new Shadowed(),
          new EventlessLoop(),
          new ForbiddenPresent(),
          ViewRules::repeated,
          ViewRules::unknownValues,
          ViewRules::missing,
          new PartsOmitted(),
          new BadVerification(),
          new LibraryMissing());

  /**
   * The rules that need the complete declaration. The rules in this list are skipped if the reader
   * may have dropped a part of the declaration, because they would report false problems for an
   * incomplete machine.
   */
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
          QueuedEventRules::raisedInVain,
          QueuedEventRules::deferredInVain,
          new LeftAtOnce(),
          new TimerNeverFires(),
          new ParallelConflict(),
          new DataNotFilled());

  /** The codes of problems that can cause a reader to drop a transition. */
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

  /**
   * The codes of problems of properties and assumptions. Problems with these codes do not affect
   * the machine itself.
   */
  private static final Set<Code> PROPERTIES = EnumSet.range(Code.PROPERTY_FAILS, Code.BAD_PROPERTY);

  /** The rules that run in strict mode only. */
  private static final List<Rule> STRICT_RULES =
      List.of(new InitialInVain(), new NotAnalysed(), new GuardsOverlap(), new GuardsGap());

  private Checks() {}

  /**
   * Checks a machine and adds the problems found.
   *
   * @param problems receives the problems; may already contain the problems of the reader
   * @param strict whether to report problems of severity {@link
   *     dev.pawl.language.problem.Severity#STRICT}
   * @return the machine with its names resolved; empty if {@code problems} then contains an error,
   *     unless all errors concern declared properties or assumptions. If a property fails, the
   *     machine must not be compiled, but the documents of the machine can show why the property
   *     fails
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
    if (!problems.hasErrors()) {
      PropertyCheck.check(resolved, problems);
    }
    return problems.hasErrorsBesides(PROPERTIES) ? Optional.empty() : Optional.of(resolved);
  }
}
