package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Libraries;
import dev.pawl.processor.e2e.Tool;
import dev.pawl.processor.serialize.StoredMachine.Named;
import dev.pawl.processor.serialize.StoredMachine.Part;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests random machines in several versions. Every version reads the data of each earlier version,
 * or reports that a part was removed. Changed bytes are rejected or keep their meaning. {@code
 * -Dpawl.fuzz=500} tests more machines, each with 500 changed inputs per version.
 */
@Tag("slow")
class StoredMachinesTest {

  private static final int BATCH = 50;
  private static final int VERSIONS = 4;
  private static final int CHANGED = 250;

  /** The expected result of reading stored data in a later version. */
  private record Stored(
      boolean ofState,
      int id,
      Map<Integer, String> parts,
      byte[] bytes,
      String json,
      String column,
      byte[] instance,
      String lifeJson) {}

  @TempDir Path temp;

  private long refused;
  private long kept;

  @Test
  void laterVersionsReadEarlierData() {
    Fuzz fuzz = Fuzz.of(getClass(), 6);
    SplittableRandom random = fuzz.random();
    for (int done = 0; done < fuzz.count(); done += BATCH) {
      List<StoredMachine> machines = new ArrayList<>();
      for (int i = done; i < Math.min(done + BATCH, fuzz.count()); i++) {
        machines.add(new StoredMachine(random.split(), "m" + i));
      }
      check(machines, temp.resolve("batch" + done), random);
    }
    System.out.println(refused + " changed inputs were refused, " + kept + " read");
    assertTrue(refused > 0 && kept > 0);
  }

  private void check(List<StoredMachine> machines, Path folder, SplittableRandom random) {
    Map<StoredMachine, List<Stored>> stored = new LinkedHashMap<>();
    machines.forEach(m -> stored.put(m, new ArrayList<>()));
    for (int version = 1; version <= VERSIONS; version++) {
      ClassLoader loader = compile(machines, folder, version);
      for (StoredMachine machine : machines) {
        StoredVersion compiled = new StoredVersion(loader, machine.packageName());
        try {
          stored.get(machine).addAll(store(machine, compiled, random));
          for (Stored one : stored.get(machine)) {
            read(machine, compiled, one);
          }
          change(machine, compiled, stored.get(machine), random.split());
        } catch (AssertionError | RuntimeException e) {
          throw new AssertionError("version " + version + "\n" + machine.yaml(), e);
        }
        machine.compiled();
        machine.evolve();
      }
    }
  }

  static ClassLoader compile(List<StoredMachine> machines, Path folder, int version) {
    Path source = folder.resolve("src" + version);
    Job.write(
        source, "shared/Light.java", "package shared;\npublic enum Light { RED, AMBER, GREEN }\n");
    Job.write(
        source,
        "shared/Box.java",
        "package shared;\n"
            + "public record Box(int count, String name, java.util.Optional<Light> light) {}\n");
    Path files = folder.resolve("machines" + version);
    machines.forEach(m -> Job.write(files, m.packageName() + ".pawl.yaml", m.yaml()));
    Compiled compiled =
        Tool.JAVAC.compile(
            Job.of(source, folder.resolve("work" + version))
                .with("-classpath", Libraries.path())
                .with("-Apawl.machines=" + files, "-Apawl.lock=" + folder.resolve("lock"))
                .with("-Apawl.warnings=off", "-Apawl.outputs=none"));
    return compiled.clean().loader();
  }

  private static List<Stored> store(
      StoredMachine machine, StoredVersion compiled, SplittableRandom random) {
    List<Stored> stored = new ArrayList<>();
    for (boolean ofState : new boolean[] {true, false}) {
      for (Named named : ofState ? machine.states : machine.events) {
        Object made = compiled.make(ofState, named, random.split());
        Map<String, String> shown = compiled.shown(made);
        Map<Integer, String> parts = new LinkedHashMap<>();
        named.parts.values().forEach(p -> parts.put(p.id(), shown.get(p.name())));
        String what = ofState ? "state" : "event";
        Object instance =
            ofState ? compiled.instance(made, machine.hasContext(), "instance " + named.id) : null;
        stored.add(
            new Stored(
                ofState,
                named.id,
                parts,
                (byte[]) compiled.types().call("Binary", what + "ToBytes", made),
                json(compiled.mapper(machine.hasContext()), made),
                compiled.types().column(ofState, made),
                ofState ? (byte[]) compiled.types().call("Binary", "toBytes", instance) : null,
                ofState ? (String) compiled.types().call("Codec", "toJson", instance) : null));
      }
    }
    return stored;
  }

  private static String json(ObjectMapper mapper, Object value) {
    try {
      return mapper.writeValueAsString(value);
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  private static void read(StoredMachine machine, StoredVersion compiled, Stored one) {
    String what = one.ofState() ? "state" : "event";
    ObjectMapper mapper = compiled.mapper(machine.hasContext());
    Class<?> type = compiled.types().type(one.ofState() ? "State" : "Event");
    int id = one.id();
    while (machine.removed.containsKey(id)) {
      id = machine.removed.get(id);
    }
    if (id < 0) {
      List<Throwable> errors = new ArrayList<>();
      errors.add(fails(() -> compiled.types().call("Binary", what + "FromBytes", one.bytes())));
      errors.add(fails(() -> compiled.types().attribute(one.ofState(), one.column())));
      errors.add(
          assertThrows(JsonMappingException.class, () -> mapper.readValue(one.json(), type)));
      if (one.ofState()) {
        Object builder = compiled.builder(machine.hasContext());
        errors.add(
            fails(() -> compiled.types().call("Binary", "fromBytes", one.instance(), builder)));
        errors.add(
            fails(() -> compiled.types().call("Codec", "fromJson", one.lifeJson(), builder)));
      }
      errors.forEach(
          e ->
              assertTrue(
                  e.getMessage().contains("was removed; its name is reserved"), e::getMessage));
      return;
    }
    Map<String, String> expected = expected(machine, compiled, one, id);
    assertEquals(
        expected, compiled.shown(compiled.types().call("Binary", what + "FromBytes", one.bytes())));
    assertEquals(expected, compiled.shown(compiled.types().attribute(one.ofState(), one.column())));
    try {
      assertEquals(expected, compiled.shown(mapper.readValue(one.json(), type)));
    } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
      throw new AssertionError(e);
    }
    if (one.ofState()) {
      expected.put("entityId", "instance " + one.id());
      expected.put("sequence", "41");
      Object builder = compiled.builder(machine.hasContext());
      assertEquals(
          expected,
          compiled.shownInstance(
              compiled.types().call("Binary", "fromBytes", one.instance(), builder)));
      Object instance =
          compiled
              .types()
              .call("Codec", "fromJson", one.lifeJson(), compiled.builder(machine.hasContext()));
      assertEquals(expected, compiled.shownInstance(instance));
      try {
        Object read = mapper.readValue(json(mapper, instance), compiled.types().type("Machine"));
        assertEquals(expected, compiled.shownInstance(read));
      } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static IllegalArgumentException fails(org.junit.jupiter.api.function.Executable call) {
    return assertThrows(IllegalArgumentException.class, call);
  }

  private static Map<String, String> expected(
      StoredMachine machine, StoredVersion compiled, Stored one, int id) {
    Named named =
        (one.ofState() ? machine.states : machine.events)
            .stream().filter(n -> n.id == id).findFirst().orElseThrow();
    Map<String, String> expected = new LinkedHashMap<>();
    expected.put("", named.name.replace("_", "").toLowerCase());
    for (Part part : named.parts.values()) {
      String value = one.parts().get(part.id());
      if (value == null) {
        value = part.type().isOptional() ? "Optional.empty" : compiled.absent(named, part);
      }
      expected.put(part.name(), value);
    }
    return expected;
  }

  /**
   * Changes data, and reads the result. Changed bytes must be rejected, unless their checksum is
   * corrected. Other changed data may be read as any valid value.
   */
  private void change(
      StoredMachine machine, StoredVersion compiled, List<Stored> stored, SplittableRandom random) {
    for (int i = 0; i < CHANGED; i++) {
      Stored one = stored.get(random.nextInt(stored.size()));
      String what = one.ofState() ? "state" : "event";
      byte[] changed = Change.of(one.bytes(), random);
      boolean same = java.util.Arrays.equals(changed, one.bytes());
      boolean mended = random.nextInt(4) == 0 && changed.length > 4;
      if (mended) {
        Change.mend(changed, compiled.types().identity());
      }
      boolean read =
          reads(() -> compiled.types().call("Binary", what + "FromBytes", (Object) changed));
      assertTrue(!read || same || mended, "a change was not noticed");
      String text = Change.of(one.column(), random);
      reads(() -> compiled.types().attribute(one.ofState(), text));
      if (one.ofState()) {
        String instance = Change.within(one.lifeJson(), random);
        Object builder = compiled.builder(machine.hasContext());
        reads(() -> compiled.types().call("Codec", "fromJson", instance, builder));
      }
    }
  }

  /**
   * Returns whether data can be read. If data cannot be read, requires that the error has a
   * message.
   */
  private boolean reads(Runnable reading) {
    try {
      reading.run();
      kept++;
      return true;
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage() != null);
      refused++;
      return false;
    }
  }
}
