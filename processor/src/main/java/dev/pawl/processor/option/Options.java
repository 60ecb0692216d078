package dev.pawl.processor.option;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The options of one compilation.
 *
 * @param machines the folders of machine files, in the order of the option
 * @param docs the folder for documents, if any
 * @param outputs the kinds of documents to write
 * @param ascii whether text diagrams use only ASCII
 * @param sync the documents in which generated blocks are updated, in the order of the option
 * @param syncCheck whether outdated generated blocks are reported as errors, instead of being
 *     updated
 * @param strict whether legal declarations that can have surprising effects are reported
 * @param warnings the treatment of warnings
 * @param lock the folder of lock files, if any
 * @param lockCheck whether an outdated lock file is an error
 * @param suppressed the warnings and notes that are not reported
 */
public record Options(
    List<Path> machines,
    Optional<Path> docs,
    Set<Output> outputs,
    boolean ascii,
    List<Path> sync,
    boolean syncCheck,
    boolean strict,
    Warnings warnings,
    Optional<Path> lock,
    boolean lockCheck,
    Set<Code> suppressed) {

  private static final int OLDEST_RELEASE = 17;

  public Options {
    machines = List.copyOf(machines);
    outputs = Set.copyOf(outputs);
    sync = List.copyOf(sync);
    suppressed = Set.copyOf(suppressed);
  }

  /**
   * Returns the Java release for which code is generated, usually that of the program. With kapt,
   * returns the oldest release that Pawl supports, because kapt passes the release of its own JDK,
   * and the program can be compiled for an older one.
   *
   * @param program the release that the compiler passes
   */
  public static int release(Map<String, String> given, int program) {
    return given.containsKey("kapt.kotlin.generated") ? OLDEST_RELEASE : program;
  }

  /** Parses the options. An invalid option is reported and treated as missing. */
  public static Options parse(Map<String, String> given, Problems problems) {
    given.keySet().stream()
        .filter(k -> k.startsWith(Option.PREFIX) && !Option.keys().contains(k))
        .sorted()
        .forEach(k -> problems.add(unknown(k)));
    OptionParser parser = new OptionParser(given, problems);
    List<Path> machines = parser.folders(Option.MACHINES);
    Optional<Path> docs = parser.folder(Option.DOCS);
    return new Options(
        machines,
        docs,
        parser.outputs(
            Option.OUTPUTS, docs.isPresent() ? Output.BY_DEFAULT_FOR_READERS : Output.BY_DEFAULT),
        parser.flag(Option.ASCII),
        parser.files(Option.SYNC),
        parser.flagOf(Option.SYNC_CHECK, Option.SYNC),
        parser.flag(Option.STRICT),
        parser.choice(Option.WARNINGS, Warnings.class, Warnings.ON),
        parser.folder(Option.LOCK),
        parser.flag(Option.LOCK_CHECK),
        parser.codes(Option.SUPPRESS));
  }

  private static Problem unknown(String key) {
    return Problem.of(Code.UNKNOWN_OPTION, Origin.NONE, key)
        .withHint(Nearest.hint(key, Option.keys()));
  }

  /** Returns whether the options allow a warning to be reported. */
  public boolean reports(Code code) {
    return warnings != Warnings.OFF && !suppressed.contains(code);
  }

  /**
   * Returns whether the user can suppress a problem. Errors cannot be suppressed, because no code
   * is generated if there are errors.
   */
  static boolean isSuppressible(Code code) {
    return code.severity() != Severity.ERROR;
  }
}
