package dev.pawl.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.JsonWriter;
import dev.pawl.store.JdbcStore;
import java.util.List;
import java.util.Map;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the records of instances and the updates that a page gets. */
class LiveRecorderTest {

  private final LiveRecorder recorder = new LiveRecorder();

  @BeforeEach
  void start() {
    recorder.observe();
  }

  @AfterEach
  void stop() {
    recorder.close();
  }

  static ParcelMachine.Builder parcel(boolean addressed) {
    return ParcelMachine.builder()
        .logic(
            new ParcelLogic() {
              @Override
              public boolean addressed() {
                return addressed;
              }

              @Override
              public boolean unknown() {
                return false;
              }
            });
  }

  private LiveMachine machine(String name) {
    recorder.drain();
    return recorder.machine("dev.pawl.live." + name).orElseThrow();
  }

  private static String batch(LiveMachine machine, LiveStream stream) {
    return machine
        .take(stream, true)
        .map(batch -> new JsonWriter().field("batch", (Object) batch).toString())
        .orElse("");
  }

  @Test
  void stepsAndStatesOfInstancesAreCounted() {
    ParcelMachine first = parcel(true).entityId("p-1").build();
    parcel(true).build();
    first.send();
    first.scan();
    first.arrive();
    assertThat(machine("Parcel").summary())
        .containsEntry("instances", 2)
        .containsEntry("steps", 3L)
        .containsEntry("refusals", 0L)
        .containsEntry("states", Map.of("DELIVERED", 1, "PACKED", 1));
  }

  @Test
  void changesWithoutTransitionAreNoSteps() {
    parcel(true).entityId("p-1").build().send();
    parcel(true).entityId("p-1").build();
    assertThat(machine("Parcel").summary())
        .containsEntry("instances", 1)
        .containsEntry("steps", 1L)
        .containsEntry("states", Map.of("PACKED", 1));
  }

  @Test
  void transitionsAreThoseOfTheModel() {
    ParcelMachine parcel = parcel(true).entityId("p-1").build();
    LiveStream stream = machine("Parcel").open(null);
    parcel.send();
    parcel.arrive();
    assertThat(batch(machine("Parcel"), stream))
        .contains("[\"PACKED\",\"send\",0,1]", "[\"ON_THE_WAY\",\"arrive\",0,1]")
        .contains("\"instance\":\"p-1\"", "\"list\":{\"p-1\":[\"DELIVERED\"]}");
    assertThat(batch(machine("Parcel"), stream)).isEmpty();
  }

  @Test
  void refusalsHaveReasons() {
    TransitionHook<ParcelState, ParcelEvent> veto =
        new TransitionHook<>() {
          @Override
          public void before(LifecycleEvent<ParcelState, ParcelEvent> event) {
            if (event.to() == ParcelState.LOST) {
              throw new TransitionVetoedError("no");
            }
          }
        };
    ParcelMachine parcel = parcel(false).hook(veto).build();
    LiveStream stream = machine("Parcel").open(null);
    parcel.tryFire(ParcelEvent.ARRIVE);
    parcel.tryFire(ParcelEvent.LOSE);
    parcel.send();
    parcel.tryFire(ParcelEvent.ARRIVE);
    assertThat(batch(machine("Parcel"), stream))
        .contains("\"what\":\"illegal\"", "\"what\":\"vetoed\"", "\"what\":\"refused by guard\"");
    assertThat(machine("Parcel").summary())
        .containsEntry("refusals", 3L)
        .containsEntry("steps", 1L);
  }

  @Test
  void regionsAreOneConfiguration() {
    WasherMachine washer = new WasherMachine();
    LiveStream stream = machine("Washer").open(null);
    washer.start();
    washer.spin();
    washer.tryFire(WasherEvent.SPIN);
    assertThat(machine("Washer").summary())
        .containsEntry("steps", 2L)
        .containsEntry("refusals", 1L)
        .containsEntry("states", Map.of("SPINNING", 1, "RED", 1));
    assertThat(batch(machine("Washer"), stream))
        .contains("[\"WASHING\",\"spin\",0,1]", "[\"GREEN\",\"spin\",0,1]");
  }

  @Test
  void forcedStatesAreShown() {
    ParcelMachine parcel = parcel(true).build();
    LiveStream stream = machine("Parcel").open(null);
    parcel.force(ParcelState.LOST, Cause.by("operator"));
    assertThat(batch(machine("Parcel"), stream)).contains("\"what\":\"forced\"", "\"LOST\":1");
  }

  @Test
  void streamOfOneInstanceHasOnlyItsSteps() {
    ParcelMachine one = parcel(true).entityId("one").build();
    ParcelMachine other = parcel(true).entityId("other").build();
    LiveStream stream = machine("Parcel").open("one");
    batch(machine("Parcel"), stream);
    other.send();
    assertThat(batch(machine("Parcel"), stream))
        .contains("\"taken\":[]", "\"entries\":[]", "\"states\":{\"PACKED\":1}");
    one.lose();
    assertThat(batch(machine("Parcel"), stream)).contains("\"lose\"", "\"states\":{\"LOST\":1}");
  }

  @Test
  void slowPageGetsSumsAndTheLastEntries() {
    WasherMachine washer = new WasherMachine();
    LiveStream stream = machine("Washer").open(null);
    batch(machine("Washer"), stream);
    for (int i = 0; i < 1000; i++) {
      washer.rest();
    }
    Map<String, Object> batch = machine("Washer").take(stream, false).orElseThrow();
    assertThat((List<?>) batch.get("entries")).hasSize(LiveStream.MAX_ENTRIES);
    assertThat(batch).containsEntry("unlisted", 1000L - LiveStream.MAX_ENTRIES);
    assertThat(batch).containsEntry("taken", List.of(List.of("IDLE", "rest", 0, 1000L)));
  }

  @Test
  void reportsBeyondTheCapacityAreLeftOutAndCounted() {
    WasherMachine washer = new WasherMachine();
    int steps = LiveRecorder.CAPACITY;
    for (int i = 0; i < steps; i++) {
      washer.rest();
    }
    // one report when the instance begins, two for each step
    assertThat(recorder.leftOut()).isEqualTo(steps + 1L);
    washer.start();
    assertThat(machine("Washer").summary()).containsEntry("states", Map.of("IDLE", 1));
    washer.tryFire(WasherEvent.STOP);
    assertThat(machine("Washer").summary()).containsEntry("states", Map.of("IDLE", 1));
  }

  @Test
  void onlyTheLastInstancesAreKept() {
    for (int i = 0; i < LiveMachine.MAX_INSTANCES + 5; i++) {
      parcel(true).entityId("p-" + i).build();
      if (i % 1000 == 0) {
        recorder.drain();
      }
    }
    LiveMachine machine = machine("Parcel");
    assertThat(machine.summary())
        .containsEntry("instances", LiveMachine.MAX_INSTANCES)
        .containsEntry("forgotten", 5L)
        .containsEntry("states", Map.of("PACKED", LiveMachine.MAX_INSTANCES));
    LiveStream stream = machine.open(null);
    assertThat(batch(machine, stream)).contains("\"forgotten\":5").doesNotContain("\"p-4\"");
  }

  @Test
  void stepsOfStoresAreShown() {
    JdbcDataSource database = new JdbcDataSource();
    database.setURL("jdbc:h2:mem:live;DB_CLOSE_DELAY=-1");
    JdbcStore<WasherState, WasherEvent> store =
        JdbcStore.of(WasherStored.machine(), database).build();
    store.createTables();
    store.create("w-1");
    store.fire("w-1", WasherEvent.START, Cause.by("test"));
    store.tryFire("w-1", WasherEvent.START, Cause.by("test"));
    assertThat(machine("Washer").summary())
        .containsEntry("instances", 1)
        .containsEntry("steps", 1L)
        .containsEntry("refusals", 1L)
        .containsEntry("states", Map.of("WASHING", 1, "GREEN", 1));
  }

  @Test
  void closedRecorderObservesNothing() {
    WasherMachine washer = new WasherMachine();
    machine("Washer");
    recorder.close();
    washer.start();
    new WasherMachine();
    assertThat(machine("Washer").summary())
        .containsEntry("instances", 1)
        .containsEntry("steps", 0L);
  }
}
