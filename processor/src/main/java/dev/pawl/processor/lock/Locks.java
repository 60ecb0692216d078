package dev.pawl.processor.lock;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.model.storage.Ids;
import dev.pawl.processor.model.storage.Serializer;
import dev.pawl.processor.model.storage.Storage;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.problem.ShownPath;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the lock file of a machine, and what its states and events are called in stored data. */
public final class Locks {

  private final Optional<Path> folder;
  private final boolean check;

  /**
   * Creates locks.
   *
   * @param folder where the files are; without it nothing is kept
   * @param check whether a file that is not up to date is an error
   */
  public Locks(Optional<Path> folder, boolean check) {
    this.folder = folder;
    this.check = check;
  }

  /**
   * The numbers and names of a machine.
   *
   * @param file the lock file
   * @param old what it holds, if it is there
   * @param text what it is to hold, if that is not what it holds
   */
  public record Result(Ids ids, Optional<Path> file, Optional<String> old, Optional<String> text) {}

  /** Adds a problem where a machine needs a lock file and nothing says where that is kept. */
  public void check(Machine machine, Problems problems) {
    if (folder.isEmpty() && machine.storage().serializers().contains(Serializer.BINARY)) {
      problems.add(
          Code.LOCK_NEEDED,
          "Name a folder for it: -Apawl.lock=src/main/pawl.",
          machine.place(Storage.SERIALIZERS),
          "The serializer binary",
          machine.name());
    }
  }

  /** Numbers a machine's states and events; what may not be is added to the problems. */
  public Result number(ResolvedMachine machine, Problems problems) {
    String name = qualified(machine);
    Optional<Path> file = folder.map(f -> f.resolve(name + ".lock"));
    Optional<String> old = file.flatMap(f -> text(f, problems));
    Optional<LockReader.Lock> lock =
        old.flatMap(t -> LockReader.read(ShownPath.of(file.orElseThrow()), t, problems));
    if (old.isPresent() && lock.isEmpty()) {
      return new Result(
          new Ids(name, Optional.empty(), false, List.of(), List.of(), List.of()), file, old, old);
    }
    Ids ids = ids(machine, lock, problems);
    if (file.isEmpty() || problems.hasErrors()) {
      return new Result(ids, file, old, old);
    }
    List<Structure> structures = new StructureCheck(machine, ids, lock, problems).structures();
    Optional<String> text =
        Optional.of(LockWriter.text(ids, places(machine, ids, structures)))
            .filter(t -> !Stale.same(old, t));
    if (text.isPresent() && check && !problems.hasErrors()) {
      problems.add(Stale.problem(machine, file.orElseThrow(), old, text.get()));
    }
    return new Result(ids, file, old, text);
  }

  /** The words of the lock file for the places that states have and had, by their numbers. */
  private static Map<Integer, String> places(
      ResolvedMachine machine, Ids ids, List<Structure> structures) {
    Map<Integer, String> names = new HashMap<>();
    ids.states().forEach(s -> names.put(s.number(), s.name()));
    Map<String, List<String>> deferred = new HashMap<>();
    machine.nodes().stream()
        .skip(1)
        .forEach(n -> deferred.put(n.name(), n.deferred().stream().map(Event::name).toList()));
    Map<Integer, String> places = new HashMap<>();
    places.put(Structure.ROOT, Structures.words(Structure.ROOT, structures, names, List.of()));
    names.forEach(
        (number, name) ->
            places.put(
                number,
                Structures.words(
                    number, structures, names, deferred.getOrDefault(name, List.of()))));
    return places;
  }

  private static String qualified(ResolvedMachine machine) {
    return machine.declared().inPackage(machine.name());
  }

  private static Optional<String> text(Path file, Problems problems) {
    try {
      return Files.exists(file)
          ? Optional.of(Files.readString(file, StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IOException e) {
      problems.add(
          Code.LOCK_UNUSABLE,
          Origin.NONE,
          ShownPath.of(file),
          "read",
          e.getClass().getSimpleName());
      return Optional.empty();
    }
  }

  private static Ids ids(
      ResolvedMachine machine, Optional<LockReader.Lock> lock, Problems problems) {
    Map<String, Origin.InFile> lines = lock.map(LockReader.Lock::lines).orElse(Map.of());
    Optional<Ids> before = lock.map(LockReader.Lock::ids);
    List<List<Ids.Entry>> both = new ArrayList<>();
    for (boolean states : new boolean[] {true, false}) {
      Subject subject =
          new Subject(
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
    return new Ids(
        before.map(Ids::machine).orElseGet(() -> qualified(machine)),
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
        new RecordNumbering(machine, before.map(Ids::records).orElse(List.of()), problems)
            .entries());
  }

  private static Optional<String> context(
      ResolvedMachine machine, Optional<Ids> before, Problems problems) {
    Optional<String> old = before.flatMap(Ids::context);
    Optional<String> now = machine.declared().context().map(c -> c.qualifiedName());
    if (old.isPresent() && now.isPresent() && !old.equals(now)) {
      problems.add(
          Code.TYPE_CHANGED,
          "Its components may go, and new ones may be Optional; its type may not change.",
          machine.declared().place(Storage.CONTEXT),
          "The context",
          old.get(),
          now.get());
    }
    return now.isPresent() ? now : old;
  }

  private static List<Declared> states(ResolvedMachine machine) {
    return machine.tree().nodes().stream()
        .skip(1)
        .map(s -> new Declared(s.name(), names(machine, s), s.behavior().data(), s.origin()))
        .toList();
  }

  private static List<String> names(ResolvedMachine machine, State state) {
    return Stream.concat(
            Stream.of(machine.declared().wireName(state)), state.aliases().stream().map(Ref::name))
        .distinct()
        .toList();
  }

  private static List<Declared> events(ResolvedMachine machine) {
    List<Declared> declared = new ArrayList<>();
    for (Event event : machine.events()) {
      declared.add(
          new Declared(
              event.name(),
              List.of(machine.declared().wireName(event)),
              event.payload(),
              event.origin()));
    }
    return declared;
  }
}
