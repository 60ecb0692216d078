package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.serialize.StoredMachine.Named;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests random machines in several versions that are loaded together. An earlier version rejects
 * the data of a later version, or writes the data back so that the later version reads the same
 * values. {@code -Dpawl.fuzz=200} tests more machines.
 */
@Tag("attack")
class RandomRollingDeployAttackTest {

  private static final int VERSIONS = 3;

  /** A compiled version. */
  private record Deployed(StoredVersion compiled, boolean withContext) {

    String rewritten(String json) {
      return (String) compiled.types().call("Codec", "toJson", read(json));
    }

    Object read(String json) {
      return compiled.types().call("Codec", "fromJson", json, compiled.builder(withContext));
    }
  }

  private static final Pattern NOTHING = Pattern.compile(",(\"part\\d+\":)null");

  @TempDir Path temp;

  @Test
  void dataOfLaterVersionsIsKeptOrRejected() {
    Fuzz fuzz = Fuzz.of(getClass(), 5);
    SplittableRandom random = fuzz.random();
    Map<StoredMachine, List<Deployed>> machines = new LinkedHashMap<>();
    for (int i = 0; i < fuzz.count(); i++) {
      machines.put(new StoredMachine(random.split(), "m" + i), new ArrayList<>());
    }
    int kept = 0;
    int refused = 0;
    for (int version = 1; version <= VERSIONS; version++) {
      List<StoredMachine> all = List.copyOf(machines.keySet());
      ClassLoader loader = StoredMachinesTest.compile(all, temp, version);
      for (StoredMachine machine : all) {
        StoredVersion compiled = new StoredVersion(loader, machine.packageName());
        Deployed later = new Deployed(compiled, machine.hasContext());
        for (Named state : machine.states) {
          Object made = compiled.make(true, state, random.split());
          Object instance = compiled.instance(made, machine.hasContext(), "instance");
          String json = (String) compiled.types().call("Codec", "toJson", instance);
          for (Deployed earlier : machines.get(machine)) {
            if (isKept(earlier, later, json, machine)) {
              kept++;
            } else {
              refused++;
            }
          }
        }
        machines.get(machine).add(later);
        machine.compiled();
        machine.evolve();
      }
    }
    System.out.println(kept + " instances were kept, " + refused + " refused");
    assertTrue(kept > 0 && refused > 0);
  }

  private static boolean isKept(
      Deployed earlier, Deployed later, String json, StoredMachine machine) {
    String back;
    try {
      back = earlier.rewritten(json);
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage() != null && e.getMessage().length() < 1_000);
      return false;
    }
    String wanted = later.rewritten(json);
    assertEquals(wanted, withoutAdded(later.rewritten(back), wanted), machine::yaml);
    return true;
  }

  /** Returns the JSON without empty fields that only the earlier version has. */
  private static String withoutAdded(String json, String wanted) {
    return NOTHING
        .matcher(json)
        .replaceAll(found -> wanted.contains(found.group(1)) ? found.group() : "");
  }
}
