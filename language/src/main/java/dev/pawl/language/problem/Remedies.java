package dev.pawl.language.problem;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The default remedies of problems. A default remedy is used if the check that reports a problem
 * gives no better remedy.
 */
final class Remedies {

  private Remedies() {}

  /**
   * Returns the default remedy of a code as a whole sentence; empty if the message needs no remedy.
   */
  static Optional<String> of(Code code) {
    return Optional.ofNullable(sentence(code));
  }

  private static @Nullable String sentence(Code code) {
    return switch (code) {
      case NOT_DECLARABLE ->
          "Use it on an enum that generated code can access, or with yaml on an interface, a class or a"
              + " package.";
      case FILE_NOT_FOUND -> "Move it to one of these places, or correct its name.";
      case DUPLICATE_KEY, EXCLUSIVE -> "Remove one of them.";
      case YAML_FEATURE -> "Write out the value instead.";
      case MISSING_KEY -> "Add it.";
      case BAD_PATH ->
          "Use a path relative to the package or to the root folder, such as \"door.pawl.yaml\".";
      case NO_STATES -> "Declare at least one state.";
      case UNKNOWN_TARGET, UNKNOWN_STATE -> "Declare it as a state, or use another state.";
      case UNKNOWN_EVENT -> "Declare it as an event, or use another event.";
      case FINAL_WITH_EXIT, BAD_FINAL -> "Remove that, or make the state non-final.";
      case DUPLICATE_TRANSITION -> "Remove one of them, or give them different guards.";
      case SHADOWED -> "Move it before the other one, or give the other one a guard.";
      case GUARD_NEVER_HOLDS -> "Change the guard, or remove the transition.";
      case FORBIDDEN_PRESENT -> "Change the target, or remove the rule that forbids it.";
      case UNKNOWN_VIEW_VALUE -> "Add it to the enum, or use another constant.";
      case NAME_CLASH -> "Give one of them another name.";
      case RESERVED_NAME, BAD_NAME, NAME_TAKEN -> "Give it another name.";
      case WIRE_NAME_CLASH -> "Give one of them another wire name.";
      case NO_TARGET -> "Add a target.";
      case CHOICE_CONFLICT -> "Give one of the two choices another name.";
      case LOGIC_CONFLICT, TIMER_NAME -> "Give one of the two another name.";
      case INTO_EXTERNAL -> "Change the target, or make the state non-external.";
      case NOT_SUPPORTED, CANNOT_DEFER -> "Remove it.";
      case UNKNOWN_TYPE ->
          "Create the type, or add its package: only the packages of the machine, java.lang,"
              + " java.util, java.time and java.math can be omitted.";
      case RELEASE_TOO_OLD -> "Compile with --release 17 or later.";
      case RUNTIME_MISSING ->
          "Add dev.pawl:pawl-runtime to the class path; in a module, also requires transitive"
              + " dev.pawl.runtime.";
      case CANNOT_REPEAT ->
          "A repeating timer stays in its state and needs a positive duration; to change the state, use"
              + " \"after\".";
      case PROPERTY_FAILS ->
          "Change the machine or the property, or exclude this run by an assumption.";
      case BAD_ASSUMPTION -> "Name one that guards and updates of the machine use.";
      case PROPOSITION_SYNTAX -> "Combine words such as in(STATE) with &&, || and !.";
      case TOO_LARGE -> "Split it into several machines.";
      case INITIAL_EXTERNAL -> "Make another state initial.";
      case VIEW_TWICE, NOT_SET_ASIDE -> "Remove one of the two.";
      case NOT_READABLE -> "Make sure that it is a readable file.";
      case BELONGS_IN_FILE -> "Move it there.";
      case BAD_PARENT -> "Use another parent, or none.";
      case SEVERAL_DEFAULTS -> "Keep only one of them as default.";
      case EVENTLESS_LOOP -> "Give one of them an event or a guard.";
      case CANNOT_RAISE ->
          "Raise an event without payload that the machine does not raise itself, or remove it.";
      case NEVER_DONE -> "Remove the transition, or add the final state that it waits for.";
      case DATA_MISPLACED -> "Move the data to its substates.";
      case LOCK_SYNTAX -> "Correct the line, or restore the file from version control.";
      case BAD_RENAME -> "Use its name in the lock file, or remove renamedFrom.";
      case BAD_BECOMES -> "Use a declared name.";
      case LOCK_UNUSABLE, NOT_WRITABLE -> "Make sure that it is a readable and writable file.";
      case TEXT_TOO_LONG -> "Shorten it.";
      case NO_WAY_TO_FINAL -> "Add a transition towards a final state.";
      case UNUSED_EVENT -> "Use it in a transition, or remove it.";
      case FEW_REGIONS -> "Add a region, or make the state non-parallel.";
      case LEFT_AT_ONCE -> "Give the eventless transition a guard.";
      case TIMER_NEVER_FIRES ->
          "Remove the timer, or give a guard to the transition that leaves the state earlier.";
      case DEFERRED_IN_VAIN -> "Add a transition, or ignore the event instead.";
      case DATA_NOT_FILLED -> "Use one type for both, or rename one of them.";
      case NEAR_METHOD -> "Correct it, or suppress the warning if both names are correct.";
      case GUARDS_OVERLAP -> "Let them exclude each other.";
      case GUARDS_GAP -> "Add a transition for this case.";
      case NOT_ANALYSED -> "Use fewer predicates.";
      case RAISED_IN_VAIN -> "Add a transition, or raise nothing.";
      case INTERNAL_NO_EFFECT -> "Remove \"internal\".";
      case PARALLEL_CONFLICT -> "Give them guards that exclude each other, or remove one of them.";
      case STATE_KNOWN -> "Remove it, or test another state.";
      case NOT_OURS -> "Move the file, or use another folder.";
      case PROPERTY_NOT_DECIDED -> "Change the assumptions, or simplify the machine.";
      default -> null;
    };
  }
}
