package dev.pawl.language.problem;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The remedies for problems where whoever finds them knows nothing better; apart, as few ask. */
final class Remedies {

  private Remedies() {}

  /** A whole sentence; empty where the text itself, or whoever finds the problem, says it. */
  static Optional<String> of(Code code) {
    return Optional.ofNullable(sentence(code));
  }

  private static @Nullable String sentence(Code code) {
    return switch (code) {
      case NOT_DECLARABLE ->
          "Put it on an enum that generated code sees, or with yaml on an interface, a class or a"
              + " package.";
      case FILE_NOT_FOUND -> "Put it where it is looked for, or correct its name.";
      case DUPLICATE_KEY, EXCLUSIVE -> "Leave one of them out.";
      case YAML_FEATURE -> "Write out what it stands for.";
      case MISSING_KEY -> "Add it.";
      case BAD_PATH ->
          "Name it from the folder of the package or from the top, such as \"door.pawl.yaml\".";
      case NO_STATES -> "Declare at least one.";
      case UNKNOWN_TARGET, UNKNOWN_STATE -> "Declare it as a state, or name another.";
      case UNKNOWN_EVENT -> "Declare it as an event, or name another.";
      case FINAL_WITH_EXIT, BAD_FINAL -> "Let it not be final, or leave that out.";
      case DUPLICATE_TRANSITION -> "Leave one of them out, or give them different guards.";
      case SHADOWED -> "Put it first, or give the other one a guard.";
      case GUARD_NEVER_HOLDS -> "Ask something else, or leave the transition out.";
      case FORBIDDEN_PRESENT -> "Let the transition lead elsewhere, or no longer forbid it.";
      case UNKNOWN_VIEW_VALUE -> "Add it to the enum, or name another.";
      case NAME_CLASH -> "Give one of them another name.";
      case RESERVED_NAME, BAD_NAME, NAME_TAKEN -> "Give it another name.";
      case WIRE_NAME_CLASH -> "Give one of them another wire name.";
      case NO_TARGET -> "Say where it leads.";
      case CHOICE_CONFLICT -> "Give one of the two choices another name.";
      case LOGIC_CONFLICT, TIMER_NAME -> "Give one of the two another name.";
      case INTO_EXTERNAL -> "Lead elsewhere, or let it not be external.";
      case NOT_SUPPORTED, CANNOT_DEFER -> "Leave it out.";
      case UNKNOWN_TYPE ->
          "Write it, or its package before it: only those of the machine, java.lang, java.util,"
              + " java.time and java.math may be left out.";
      case RELEASE_TOO_OLD -> "Compile with --release 17 or later.";
      case RUNTIME_MISSING ->
          "Add dev.pawl:pawl-runtime to the class path; in a module, also requires transitive"
              + " dev.pawl.runtime.";
      case CANNOT_REPEAT ->
          "A timer that repeats stays in its state and takes some time; \"after\" leads elsewhere.";
      case PROPERTY_FAILS ->
          "Change the machine so that this run is impossible, or correct the property.";
      case PROPERTY_VACUOUS -> "Correct its names and its scope, or add vacuous: true.";
      case BAD_ASSUMPTION -> "Name one that guards and updates of the machine use.";
      case PROPOSITION_SYNTAX -> "Write the formula with these words.";
      case TOO_LARGE -> "Make several machines of it.";
      case INITIAL_EXTERNAL -> "Let another state be initial.";
      case VIEW_TWICE, NOT_SET_ASIDE -> "Leave one of the two out.";
      case NOT_READABLE -> "See that it is a file that may be read.";
      case BELONGS_IN_FILE -> "Move it there.";
      case BAD_PARENT -> "Name another state, or none.";
      case SEVERAL_DEFAULTS -> "Let one of them be the default.";
      case DEFAULT_ELSEWHERE -> "Name a state that does.";
      case EVENTLESS_LOOP -> "Give one of them an event or a guard.";
      case CANNOT_RAISE ->
          "Raise an event that carries nothing and does not happen by itself, or leave it out.";
      case NEVER_DONE -> "Leave the transition out, or make final what it waits for.";
      case DATA_MISPLACED -> "Give it to the states within.";
      case LOCK_SYNTAX -> "Correct the line, or take the file from version control again.";
      case BAD_RENAME -> "Say what it was called in the lock file, or leave renamedFrom out.";
      case BAD_BECOMES -> "Name one that is declared.";
      case LOCK_UNUSABLE, NOT_WRITABLE -> "See that it is a file that may be read and written.";
      case TEXT_TOO_LONG -> "Shorten it.";
      default -> null;
    };
  }
}
