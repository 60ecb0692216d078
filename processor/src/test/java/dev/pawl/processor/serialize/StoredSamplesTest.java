package dev.pawl.processor.serialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.time.VirtualScheduler;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests every machine of the samples with every serializer. States, events and instances are
 * unchanged after they were written and read, and restored instances behave like the original ones.
 * Changed data is rejected or valid. {@code -Dpawl.fuzz=500} tests more instances of each machine,
 * each with some changed inputs.
 */
@Tag("slow")
class StoredSamplesTest {

  private static final int STEPS = 20;
  private static final int CHANGED_A_LIFE = 100;

  @TempDir Path temp;

  private long refused;
  private long kept;

  @Test
  void storedValuesAreReadUnchanged() {
    Fuzz fuzz = Fuzz.of(getClass(), 4);
    SplittableRandom random = fuzz.random();
    SampleMachines samples = new SampleMachines(temp);
    SortedSet<String> stored = new TreeSet<>();
    for (SampleMachine machine : samples.compile()) {
      try {
        for (int i = 0; i < fuzz.count(); i++) {
          new Instances(machine, random.split()).check();
        }
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(machine.name(), e);
      }
      stored.add(machine.declaredAs(samples.declared()));
    }
    assertEquals(samples.declared(), stored);
    System.out.println(refused + " changed inputs were refused, " + kept + " read");
    assertTrue(refused > 0 && kept > 0);
  }

  /** The states, the events and an instance of one machine. */
  private final class Instances {
    private final SampleMachine machine;
    private final SplittableRandom random;
    private final VirtualScheduler time;
    private final List<Object> states;
    private final List<Object> events;

    Instances(SampleMachine machine, SplittableRandom random) {
      this.machine = machine;
      this.random = random;
      this.time = machine.newTime();
      this.states = machine.states(random);
      this.events = machine.events(random);
    }

    void check() {
      compare(true, states);
      compare(false, events);
      List<Object> instances = live();
      for (int i = 0; i < CHANGED_A_LIFE; i++) {
        switch (random.nextInt(4)) {
          case 0 -> change(any(machine.forms(true)), any(states), false);
          case 1 -> change(any(machine.forms(false)), any(events), false);
          default -> change(any(machine.instanceForms()), any(instances), true);
        }
      }
    }

    private <T> T any(List<T> of) {
      return of.get(random.nextInt(of.size()));
    }

    private void compare(boolean ofState, List<Object> all) {
      for (Object made : all) {
        assertEquals(machine.typeOf(ofState, made), machine.byWireName(ofState, made));
        for (Form form : machine.forms(ofState)) {
          assertEquals(made, form.again(made), form::name);
        }
      }
    }

    /**
     * Runs an instance and restored copies of it side by side. After each step, one of the copies
     * replaces the instance.
     */
    private List<Object> live() {
      List<Object> met = new ArrayList<>();
      machine.answers(random.nextLong());
      Object instance = machine.instance(random.nextInt(4) == 0 ? any(states) : null);
      for (int step = 0; step < STEPS; step++) {
        List<Object> read = new ArrayList<>();
        for (Form form : machine.instanceForms()) {
          read.add(form.again(instance));
        }
        same(instance, read);
        met.add(any(read));
        machine.answers(random.nextLong());
        if (random.nextInt(4) == 0) {
          time.advance(Duration.ofSeconds(random.nextInt(random.nextBoolean() ? 60 : 2_000_000)));
        } else {
          Object event = any(events);
          Object outcome = machine.fire(instance, event);
          read.forEach(r -> assertEquals(outcome, machine.fire(r, event)));
        }
        same(instance, read);
        instance = any(read);
      }
      return met;
    }

    private void same(Object instance, List<Object> read) {
      var picture = machine.picture(instance, events);
      read.forEach(r -> assertEquals(picture, machine.picture(r, events)));
    }

    private void change(Form form, Object value, boolean isLife) {
      Object data = form.written(value);
      Object changed;
      boolean mended = false;
      if (data instanceof byte[] bytes) {
        byte[] other = Change.of(bytes, random);
        mended = other.length > 4 && random.nextInt(3) > 0;
        if (mended) {
          Change.mend(other, machine.name());
        }
        changed = other;
      } else {
        String text = (String) data;
        changed =
            isLife && random.nextBoolean() ? Change.within(text, random) : Change.of(text, random);
      }
      Object read;
      try {
        read = form.read(changed);
      } catch (IllegalArgumentException e) {
        refused++;
        assertNotNull(e.getMessage());
        return;
      }
      kept++;
      boolean noticed = !mended && changed instanceof byte[];
      assertTrue(!noticed || Arrays.equals((byte[]) changed, (byte[]) data), "not noticed");
      if (isLife) {
        same(read, List.of(form.again(read)));
        machine.fire(read, any(events));
      } else {
        assertEquals(read, form.again(read));
      }
    }
  }
}
