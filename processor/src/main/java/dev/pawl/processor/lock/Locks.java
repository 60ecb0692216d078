package dev.pawl.processor.lock;

import dev.pawl.language.diff.Structure;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Determines the lock file of a machine, and the numbers and names by which stored data refers to
 * its states and events.
 */
public final class Locks {

  /** The extension of the names of lock files. */
  static final String ENDING = ".lock";

  private final Optional<Path> folder;
  private final boolean check;

  /**
   * Creates locks.
   *
   * @param folder the folder of the lock files; empty if numbers need not stay the same in the next
   *     version
   * @param check whether an outdated lock file is an error
   */
  public Locks(Optional<Path> folder, boolean check) {
    this.folder = folder;
    this.check = check;
  }

  /**
   * The numbers and names of a machine in stored data.
   *
   * @param ids the numbers and names of states, events and records
   * @param file the lock file, if there is a folder for it
   * @param old the present text of the file, if the file exists
   * @param text the text to write; empty if the file is up to date
   */
  public record Result(
      StableNumbers ids, Optional<Path> file, Optional<String> old, Optional<String> text) {}

  /** Reports a machine that needs a lock file if there is no folder for lock files. */
  public void check(Machine machine, Problems problems) {
    if (folder.isEmpty() && machine.storage().serializers().contains(Serializer.BINARY)) {
      problems.add(
          Code.LOCK_NEEDED,
          "Set a folder for it: -Apawl.lock=src/main/pawl.",
          machine.place(Storage.SERIALIZERS),
          "The serializer binary",
          machine.name());
    }
  }

  /**
   * Numbers the states and events of a machine. Compares the machine with its lock file, and
   * reports each change that is not allowed.
   */
  public Result number(ResolvedMachine machine, Problems problems) {
    String name = qualified(machine);
    Optional<Path> file = folder.flatMap(f -> file(f, machine, problems));
    Optional<String> old = file.flatMap(f -> text(f, problems));
    Optional<LockReader.Lock> lock =
        old.flatMap(t -> LockReader.read(DisplayPath.of(file.orElseThrow()), t, problems));
    if (old.isPresent() && lock.isEmpty()) {
      return new Result(
          new StableNumbers(name, Optional.empty(), false, List.of(), List.of(), List.of()),
          file,
          old,
          old);
    }
    StableNumbers ids = ids(machine, lock, problems);
    if (file.isEmpty() || problems.hasErrors()) {
      return new Result(ids, file, old, old);
    }
    List<Structure> structures = new StructureCheck(machine, ids, lock, problems).structures();
    Optional<String> text =
        Optional.of(LockWriter.text(ids, places(machine, ids, structures)))
            .filter(t -> !LockDiff.equalIgnoringComments(old, t));
    if (text.isPresent() && check && !problems.hasErrors()) {
      problems.add(LockDiff.problem(machine, file.orElseThrow(), old, text.get()));
    }
    return new Result(ids, file, old, text);
  }

  /**
   * Returns the end of each state's line in the lock file, as {@link Structures#endOfLine} returns
   * it, by the number of the state.
   */
  private static Map<Integer, String> places(
      ResolvedMachine machine, StableNumbers ids, List<Structure> structures) {
    Map<Integer, String> names = new HashMap<>();
    ids.states().forEach(s -> names.put(s.number(), s.name()));
    Map<String, List<String>> deferred = new HashMap<>();
    machine.nodes().stream()
        .skip(1)
        .forEach(n -> deferred.put(n.name(), n.deferred().stream().map(Event::name).toList()));
    Map<Integer, String> places = new HashMap<>();
    places.put(Structure.ROOT, Structures.endOfLine(Structure.ROOT, structures, names, List.of()));
    names.forEach(
        (number, name) ->
            places.put(
                number,
                Structures.endOfLine(
                    number, structures, names, deferred.getOrDefault(name, List.of()))));
    return places;
  }

  private static String qualified(ResolvedMachine machine) {
    return machine.declared().inPackage(machine.name());
  }

  /**
   * Returns the path of a machine's lock file. The name of the Java type is used for the file,
   * because a declared name can contain any character.
   */
  private static Optional<Path> file(Path folder, ResolvedMachine machine, Problems problems) {
    String name = typeName(machine.declared()) + ENDING;
    String earlier = qualified(machine) + ENDING;
    try {
      Path file = FileGate.inside(folder, name);
      if (FileGate.isPlain(earlier)
          && !FileGate.exists(file)
          && FileGate.exists(FileGate.inside(folder, earlier))) {
        problems.add(
            Code.LOCK_UNUSABLE,
            "Rename it to " + name + ".",
            machine.declared().origin(),
            earlier,
            "used",
            "lock files are named after the machine's Java type");
      }
      return Optional.of(file);
    } catch (FileGate.Refused e) {
      reportUnusable(name, "written", e.flaw(), problems);
      return Optional.empty();
    }
  }

  /**
   * Returns the name of a machine's Java type with its package. The lock file of the machine has
   * the same name.
   */
  static String typeName(Machine machine) {
    return machine.inPackage(Words.of(machine.name()).type());
  }

  private static Optional<String> text(Path file, Problems problems) {
    try {
      return FileGate.exists(file) ? Optional.of(FileGate.text(file)) : Optional.empty();
    } catch (FileGate.Refused e) {
      reportUnusable(DisplayPath.of(file), "read", e.flaw(), problems);
      return Optional.empty();
    }
  }

  private static void reportUnusable(String file, String done, FileFlaw flaw, Problems problems) {
    problems.add(Code.LOCK_UNUSABLE, flaw.remedy(), Origin.NONE, file, done, flaw.reason());
  }

  private static StableNumbers ids(
      ResolvedMachine machine, Optional<LockReader.Lock> lock, Problems problems) {
    Map<String, Origin.InFile> lines = lock.map(LockReader.Lock::lines).orElse(Map.of());
    Optional<StableNumbers> before = lock.map(LockReader.Lock::ids);
    List<List<StableNumbers.Entry>> both = new ArrayList<>();
    for (boolean states : new boolean[] {true, false}) {
      NumberedNames subject =
          new NumberedNames(
              machine.name(),
              states,
              states ? states(machine) : events(machine),
              machine.declared().storage(),
              machine.declared().wireNames()::of);
      both.add(
          new Numbering(
                  subject,
                  before.map(b -> b.entries(states)).orElse(List.of()),
                  before.isPresent(),
                  key -> lines.containsKey(key) ? lines.get(key) : Origin.NONE,
                  problems)
              .entries());
    }
    return new StableNumbers(
        before.map(StableNumbers::machine).orElseGet(() -> qualified(machine)),
        context(machine, before, problems),
        before
            .map(
                b ->
                    b.context().isEmpty()
                        ? machine.declared().context().isPresent()
                        : b.contextAdded())
            .orElse(false),
        both.get(0),
        both.get(1),
        new RecordNumbering(machine, before.map(StableNumbers::records).orElse(List.of()), problems)
            .entries());
  }

  private static Optional<String> context(
      ResolvedMachine machine, Optional<StableNumbers> before, Problems problems) {
    Optional<String> old = before.flatMap(StableNumbers::context);
    Optional<String> now = machine.declared().context().map(c -> c.qualifiedName());
    if (old.isPresent() && now.isPresent() && !old.equals(now)) {
      problems.add(
          Code.TYPE_CHANGED,
          "Keep the type. Its components can be removed, and new components can be Optional.",
          machine.declared().place(Storage.CONTEXT),
          "The context",
          old.get(),
          now.get());
    }
    return now.isPresent() ? now : old;
  }

  private static List<DeclaredName> states(ResolvedMachine machine) {
    return machine.tree().nodes().stream()
        .skip(1)
        .map(
            s ->
                new DeclaredName(
                    s.name(),
                    names(machine, s),
                    s.behavior().data(),
                    false,
                    Optional.empty(),
                    s.origin()))
        .toList();
  }

  private static List<String> names(ResolvedMachine machine, State state) {
    return Stream.concat(
            Stream.of(machine.declared().wireName(state)),
            state.aliases().stream().map(NameReference::name))
        .distinct()
        .toList();
  }

  private static List<DeclaredName> events(ResolvedMachine machine) {
    List<DeclaredName> declared = new ArrayList<>();
    for (Event event : machine.events()) {
      declared.add(
          new DeclaredName(
              event.name(),
              List.of(machine.declared().wireName(event)),
              event.payload(),
              event.kind().isOwn(),
              formerName(machine.declared().storage(), event),
              event.origin()));
    }
    return declared;
  }

  private static Optional<String> formerName(Storage storage, Event event) {
    return storage.renamed(true).stream()
        .flatMap(state -> event.nameInState(state.name(), state.from().name()).stream())
        .findFirst();
  }
}
