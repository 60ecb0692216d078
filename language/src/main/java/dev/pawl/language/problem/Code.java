package dev.pawl.language.problem;

import java.util.Locale;
import java.util.Optional;

/**
 * The kinds of problems that Pawl reports. Each kind has a number whose meaning never changes, a
 * severity, and a message with {@code %s} for its arguments. The folder {@code
 * docs/reference/problems} has a page for each kind.
 */
public enum Code {
  // Declarations and their files
  NOT_DECLARABLE(1, Severity.ERROR, "@StateMachine cannot be declared on %s: %s."),
  FILE_NOT_FOUND(2, Severity.ERROR, "\"%s\" was not found. Looked in: %s."),
  YAML_SYNTAX(3, Severity.ERROR, "This is not YAML: %s."),
  UNKNOWN_KEY(4, Severity.ERROR, "\"%s\" is not a key of %s."),
  DUPLICATE_KEY(5, Severity.ERROR, "\"%s\" appears twice in %s; the first is at line %s."),
  WRONG_TYPE(6, Severity.ERROR, "%s must be %s, not %s."),
  YAML_FEATURE(7, Severity.ERROR, "%s may not be used in a machine file."),
  MISSING_KEY(8, Severity.ERROR, "%s needs \"%s\"."),
  BAD_PATH(9, Severity.ERROR, "\"%s\" may not be used as a file name: %s."),

  // States and transitions
  NO_INITIAL_STATE(10, Severity.ERROR, "%s has no initial state."),
  NO_STATES(11, Severity.ERROR, "%s has no states."),
  UNKNOWN_TARGET(12, Severity.ERROR, "Transition target \"%s\" is not a state of %s."),
  UNKNOWN_STATE(13, Severity.ERROR, "\"%s\" is not a state of %s."),
  UNKNOWN_EVENT(14, Severity.ERROR, "\"%s\" is not an event of %s."),
  FINAL_WITH_EXIT(15, Severity.ERROR, "%s is final, so %s."),
  DUPLICATE_TRANSITION(16, Severity.ERROR, "%s already has this transition: %s."),
  SHADOWED(17, Severity.ERROR, "This transition can never be taken: %s."),
  GUARD_NEVER_HOLDS(18, Severity.ERROR, "The guard \"%s\" can never hold."),
  GUARD_SYNTAX(19, Severity.ERROR, "\"%s\" is not a guard: %s."),
  UNREACHABLE(20, Severity.ERROR, "%s cannot be reached from an initial state."),
  NO_WAY_TO_FINAL(21, Severity.WARNING, "No final state can be reached from %s."),
  DEAD_END(22, Severity.WARNING, "No transition leaves %s, and it is not final."),
  UNUSED_EVENT(23, Severity.WARNING, "The event \"%s\" is declared but never used."),
  FORBIDDEN_PRESENT(
      24, Severity.ERROR, "This transition leads from %s to %s, which is forbidden: %s"),
  VIEW_NOT_TOTAL(25, Severity.ERROR, "The view %s has no value for %s."),
  UNKNOWN_VIEW_VALUE(26, Severity.ERROR, "\"%s\" is not a constant of %s."),
  NAME_CLASH(27, Severity.ERROR, "%s and %s both become %s in Java."),
  RESERVED_NAME(28, Severity.ERROR, "%s \"%s\" cannot be a name in Java: %s."),
  WIRE_NAME_CLASH(29, Severity.ERROR, "%s and %s have the same wire name, \"%s\"."),
  GUARDS_OVERLAP(
      30,
      Severity.STRICT,
      "Guards of %s in %s overlap, so their order decides: \"%s\" and \"%s\" both hold if %s."),
  GUARDS_GAP(31, Severity.STRICT, "No guard of %s in %s holds if %s."),
  NO_TARGET(32, Severity.ERROR, "This transition names no target."),
  SEVERAL_TARGETS(33, Severity.ERROR, "%s"),
  CHOICE_CONFLICT(34, Severity.ERROR, "\"%s\" chooses from %s here and from %s elsewhere."),
  LOGIC_CONFLICT(35, Severity.ERROR, "\"%s\" is used as %s here and as %s %s."),
  UPDATE_WITHOUT_CONTEXT(
      36, Severity.ERROR, "The update \"%s\" has nothing to update: %s declares no context."),
  INTO_EXTERNAL(37, Severity.ERROR, "%s is external: only a forced transition may enter it."),
  NOT_SUPPORTED(38, Severity.ERROR, "%s is not supported yet."),
  UNKNOWN_TYPE(39, Severity.ERROR, "The type \"%s\" was not found."),
  BAD_NAME(40, Severity.ERROR, "\"%s\" cannot be the name of %s: %s."),
  BAD_OPTION(41, Severity.ERROR, "The option %s"),
  TYPE_EXISTS(42, Severity.ERROR, "%s would be generated for %s, but %s."),
  TOO_LARGE(43, Severity.ERROR, "%s has %s %s; more than %s cannot be compiled by Java."),
  INITIAL_EXTERNAL(44, Severity.ERROR, "%s is external, so it cannot be initial."),
  STRAY_ANNOTATION(45, Severity.ERROR, "@%s has no meaning here: %s."),
  VIEW_TWICE(46, Severity.ERROR, "%s is mapped to %s twice."),
  UNKNOWN_OPTION(47, Severity.WARNING, "There is no option \"%s\"."),
  LARGE_MACHINE(
      48, Severity.NOTE, "%s has %s states, so %s not generated. To generate them, use include."),
  INTERNAL(49, Severity.ERROR, "Pawl failed on %s: %s. This is a bug in Pawl; please report it."),
  NOT_ANALYSED(
      50, Severity.STRICT, "The guards of %s in %s use %s predicates, too many for a truth table."),
  NOT_READABLE(51, Severity.ERROR, "\"%s\" could not be read: %s."),
  BELONGS_IN_FILE(
      52, Severity.ERROR, "\"%s\" must be declared in the YAML file, not in the annotation."),
  BAD_DELAY(53, Severity.ERROR, "\"%s\" is not a duration."),
  EXCLUSIVE(56, Severity.ERROR, "%s and %s cannot be used together: %s."),
  BAD_PARENT(57, Severity.ERROR, "\"%s\" cannot be the parent of %s: %s."),
  NEAR_EVENT(58, Severity.WARNING, "The event \"%s\" is used once and looks like \"%s\"."),

  // Statecharts
  NO_DEFAULT(59, Severity.ERROR, "%s has no state to enter by default."),
  SEVERAL_DEFAULTS(60, Severity.ERROR, "%s has several defaults: %s."),
  DEFAULT_ELSEWHERE(61, Severity.ERROR, "%s is not within %s, so it cannot be its default."),
  BAD_HISTORY(62, Severity.ERROR, "The history state %s %s."),
  FEW_REGIONS(63, Severity.WARNING, "%s is parallel but has %s."),
  BAD_FINAL(64, Severity.ERROR, "%s is final, so it cannot %s."),
  EVENTLESS_LOOP(65, Severity.ERROR, "Eventless transitions form an endless loop: %s."),
  LEFT_AT_ONCE(
      66, Severity.WARNING, "%s is left at once by an eventless transition, so it never takes %s."),
  TIMER_NEVER_FIRES(67, Severity.WARNING, "The timer %s never elapses: %s."),
  INTERNAL_NO_EFFECT(68, Severity.WARNING, "\"internal\" has no effect here: %s."),
  CANNOT_RAISE(69, Severity.ERROR, "\"%s\" cannot be raised: %s."),
  RAISED_IN_VAIN(70, Severity.WARNING, "\"%s\" is raised, but no transition handles it."),
  NOT_SET_ASIDE(71, Severity.ERROR, "%s never %s %s: %s."),
  DEFERRED_IN_VAIN(72, Severity.WARNING, "\"%s\" is deferred, but no transition handles it."),
  NEVER_DONE(73, Severity.ERROR, "\"%s\" never happens: %s."),
  PARALLEL_CONFLICT(
      74,
      Severity.WARNING,
      "\"%s\" in %s and \"%s\" in %s conflict: if both are enabled, the first in document order is"
          + " taken."),
  STATE_KNOWN(75, Severity.WARNING, "\"in(%s)\" is always %s here: %s."),
  DATA_MISPLACED(76, Severity.ERROR, "%s cannot have data: %s."),
  DATA_NOT_FILLED(77, Severity.WARNING, "%s of %s is %s and not filled from %s, where it is %s."),
  REGION_LEFT(
      78,
      Severity.WARNING,
      "This transition leads from %s to a state within it, and exits and re-enters %s."),

  // Documents
  NOT_OURS(85, Severity.WARNING, "%s was not changed, because Pawl did not write it."),

  // Blocks in documents
  BAD_MARKER(95, Severity.ERROR, "%s."),
  UNKNOWN_MACHINE(96, Severity.WARNING, "There is no machine named \"%s\", so this block %s."),
  STALE_BLOCK(97, Severity.ERROR, "The %s is stale: %s."),
  MACHINE_ELSEWHERE(98, Severity.NOTE, "There is no machine named \"%s\", so this block %s."),
  NOT_WRITABLE(99, Severity.ERROR, "\"%s\" could not be written: %s."),

  // Serializers and stored data
  LOCK_SYNTAX(100, Severity.ERROR, "The lock file %s cannot be parsed: %s."),
  LOCK_NEEDED(
      101, Severity.ERROR, "%s of %s needs stable numbers, but there is no lock file for them."),
  REMOVED(102, Severity.ERROR, "%s can be in stored data, but %s no longer has it."),
  NAME_TAKEN(103, Severity.ERROR, "\"%s\" cannot be a name in data of %s: %s."),
  BAD_RENAME(104, Severity.ERROR, "%s cannot have been renamed from \"%s\": %s."),
  LOCK_STALE(105, Severity.ERROR, "The lock file %s is not up to date: %s."),
  TYPE_CHANGED(106, Severity.ERROR, "%s was stored as %s and is now %s."),
  LIBRARY_MISSING(107, Severity.ERROR, "The serializer %s of %s needs %s, which was not found."),
  BAD_BECOMES(108, Severity.ERROR, "\"%s\" cannot become \"%s\": %s."),
  LOCK_UNUSABLE(109, Severity.ERROR, "The lock file %s cannot be %s: %s."),

  // Names
  NAME_LACKS(
      110, Severity.ERROR, "A top-level enum named \"%s\" must set the name of its machine."),
  HIDES_ANNOTATION(
      111, Severity.ERROR, "A machine \"%s\" would generate %s, which hides the annotation @%s."),
  TEXT_TOO_LONG(112, Severity.ERROR, "%s has %s characters; the maximum is %s."),

  // Internal events
  TIMER_NAME(120, Severity.ERROR, "\"%s\" cannot be the name of a timer: %s."),
  CANNOT_DEFER(
      121, Severity.ERROR, "\"%s\" cannot be deferred: the machine itself raises it when %s."),

  // Modules that generated code needs
  DATA_MISSING(130, Severity.ERROR, "The serializers of %s need pawl-data, which was not found."),

  // Several machines
  MACHINE_TWICE(131, Severity.ERROR, "The machine \"%s\" is declared twice: here, and %s."),

  // Probable mistakes
  PACKAGE_LACKS(
      132, Severity.WARNING, "%s has no package, so no class in a package can use its types."),
  MISNAMED_FILE(
      133,
      Severity.WARNING,
      "\"%s\" looks like a machine but is not compiled: its name does not end in .pawl.yaml."),
  NO_MACHINES(134, Severity.NOTE, "The folder \"%s\" of pawl.machines contains no machine."),
  FOLDER_LACKS(135, Severity.NOTE, "The folder \"%s\" of pawl.machines does not exist."),
  NEAR_METHOD(136, Severity.WARNING, "%s is named once and looks like \"%s\"."),
  DOES_NOTHING(137, Severity.WARNING, "This transition does nothing when %s happens in %s."),
  EXPRESSION(138, Severity.ERROR, "\"%s\" is an expression, not the name of %s."),

  // Machines in folders
  MISTYPED_EVENT(
      139, Severity.ERROR, "The event \"%s\" is declared but never used; \"%s\" is used instead."),
  COMPILED_BEFORE(140, Severity.NOTE, "Already on the class path, so not compiled again: %s."),

  // Spring
  SPRING_MISSING(141, Severity.ERROR, "The Spring beans of %s need %s, which was not found."),

  // Further probable mistakes
  STATE_AS_PREDICATE(
      142, Severity.WARNING, "\"%s\" is a predicate here, but it is also the name of a state."),
  INITIAL_IN_VAIN(143, Severity.STRICT, "Marking %s as initial has no effect: %s."),
  MACHINES_UNSEEN(144, Severity.WARNING, "\"%s\" contains machines, but pawl.machines %s."),

  // Records in stored data
  RECORD_GROWN(
      150, Severity.ERROR, "The component %s is new in %s, but stored data does not contain it."),
  LOCK_LEFT(
      151,
      Severity.WARNING,
      "%s has no lock file, but there is an unused lock file of %s, which is similar."),

  // Changes of the structure
  EXCLUDED(
      152,
      Severity.ERROR,
      "Stored instances can be in %s and %s at once, in %s, but now %s exclude each other."),
  HISTORY_CHANGED(153, Severity.ERROR, "%s was stored as %s, but now %s %s."),
  DATA_UNKNOWN(
      154, Severity.ERROR, "Stored instances in %s would enter %s, but its %s is unknown."),

  // Text damaged by a wrong encoding
  TEXT_DAMAGED(155, Severity.ERROR, "\"%s\" has lost characters: U+FFFD replaces each of them."),
  EVENT_METHOD_RENAMED(156, Severity.NOTE, "The event \"%s\" is fired by %s(), because %s."),
  AUXILIARY_TYPE(
      157,
      Severity.NOTE,
      "%s is in a file with another name, so javac's -Xlint:auxiliaryclass warns of it in generated"
          + " code. Move it into %s.java."),
  RELEASE_TOO_OLD(
      158, Severity.ERROR, "Generated code needs Java 17, but this is compiled for Java %s."),
  RUNTIME_MISSING(159, Severity.ERROR, "Generated code needs pawl-runtime, which was not found."),
  CANNOT_REPEAT(160, Severity.ERROR, "%s cannot repeat: %s."),

  // Properties that the compiler decides
  PROPERTY_FAILS(161, Severity.ERROR, "The property %s fails: %s."),
  PROPERTY_VACUOUS(162, Severity.ERROR, "The property %s holds only because %s."),
  PROPERTY_DEPENDS(163, Severity.WARNING, "Whether the property %s holds depends on %s."),
  PROPERTY_NOT_DECIDED(164, Severity.WARNING, "The property %s is not decided: %s."),
  BAD_ASSUMPTION(165, Severity.ERROR, "%s."),
  PROPOSITION_SYNTAX(166, Severity.ERROR, "\"%s\" is not a proposition: %s."),
  BAD_PROPERTY(167, Severity.ERROR, "The property %s %s.");

  private final int number;
  private final Severity severity;
  private final String template;

  Code(int number, Severity severity, String template) {
    this.number = number;
    this.severity = severity;
    this.template = template;
  }

  /** Returns the default remedy of the problem; empty if there is none. */
  public Optional<String> remedy() {
    return Remedies.of(this);
  }

  /** Returns the stable id, such as {@code PAWL012}. */
  public String id() {
    // String.format would take milliseconds in a cold javac
    return "PAWL" + Integer.toString(1000 + number).substring(1);
  }

  /** Returns the URL of the page that explains the problem with examples. */
  public String url() {
    return "https://pawl.dev/problems/" + id();
  }

  public Severity severity() {
    return severity;
  }

  /** Returns the message with {@code %s} for its arguments. */
  public String template() {
    return template;
  }

  String text(Object... arguments) {
    return String.format(Locale.ROOT, template, arguments);
  }
}
