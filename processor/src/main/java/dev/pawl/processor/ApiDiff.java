package dev.pawl.processor;

import dev.pawl.language.diff.Change;
import dev.pawl.language.diff.Change.Category;
import dev.pawl.language.diff.Change.Impact;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.Storage;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.generate.GeneratedMembers.Member;
import dev.pawl.processor.generate.Generators;
import dev.pawl.processor.lock.Locks;
import dev.pawl.processor.plan.Planner;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Compares the public members of the types that are generated for two versions of a machine. */
public final class ApiDiff {

  private static final int RELEASE = 17;

  /** The maximum number of members that are listed for a type. */
  private static final int MAX_MEMBERS = 5;

  private ApiDiff() {}

  /**
   * Returns the differences between the types that are generated for two versions of a machine. The
   * members of a type are listed only if the type exists in both versions.
   */
  public static List<Change> changes(ResolvedMachine before, ResolvedMachine now) {
    Map<Member, Boolean> old = of(before);
    Map<Member, Boolean> young = of(now);
    Map<String, Set<String>> removed = new LinkedHashMap<>();
    Map<String, Set<String>> required = new LinkedHashMap<>();
    Map<String, Set<String>> added = new LinkedHashMap<>();
    old.forEach(
        (member, isAbstract) -> {
          if (!young.containsKey(member)) {
            put(removed, member);
          }
        });
    young.forEach(
        (member, isAbstract) -> {
          if (!old.containsKey(member)) {
            put(isAbstract ? required : added, member);
          }
        });
    List<Change> changes = new ArrayList<>();
    removed.forEach((type, names) -> add(changes, Impact.MAJOR, type, " no longer has ", names));
    required.forEach((type, names) -> add(changes, Impact.MAJOR, type, " must implement ", names));
    added.forEach((type, names) -> add(changes, Impact.MINOR, type, " has ", names));
    addSerializers(before.declared().storage(), now.declared().storage(), changes);
    return changes;
  }

  private static void put(Map<String, Set<String>> signatures, Member member) {
    signatures.computeIfAbsent(member.type(), t -> new LinkedHashSet<>()).add(member.signature());
  }

  private static void add(
      List<Change> changes, Impact impact, String type, String verb, Set<String> signatures) {
    if (signatures.contains("")) {
      String text = type + (impact == Impact.MAJOR ? " is no longer generated." : " is new.");
      changes.add(new Change(Category.API, impact, text));
      return;
    }
    String shown = signatures.stream().limit(MAX_MEMBERS).collect(Collectors.joining(", "));
    String rest =
        signatures.size() > MAX_MEMBERS
            ? " and " + (signatures.size() - MAX_MEMBERS) + " more"
            : "";
    changes.add(new Change(Category.API, impact, type + verb + shown + rest + "."));
  }

  private static void addSerializers(Storage before, Storage now, List<Change> changes) {
    for (Serializer serializer : Serializer.values()) {
      boolean had = before.serializers().contains(serializer);
      boolean has = now.serializers().contains(serializer);
      if (had != has) {
        String text =
            "The serializer "
                + serializer.name().toLowerCase(Locale.ROOT)
                + (has ? " is new." : " was removed.");
        changes.add(new Change(Category.API, has ? Impact.MINOR : Impact.MAJOR, text));
      }
    }
  }

  private static Map<Member, Boolean> of(ResolvedMachine machine) {
    StableNumbers ids = new Locks(Optional.empty(), false).number(machine, new Problems()).ids();
    return Generators.members(Planner.plan(machine), ids, RELEASE).all();
  }
}
