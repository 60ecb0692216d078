package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.hook.JsonLinesHook;
import dev.pawl.store.audit.AuditFile;
import dev.pawl.store.audit.AuditReader;
import dev.pawl.store.audit.Fsync;
import dev.pawl.store.audit.GateHook;
import dev.pawl.store.command.StoreCommand;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.OutboxWorkers;
import dev.pawl.store.recovery.DryRun;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.BeaconEvent;
import dev.pawl.store.sample.BeaconState;
import dev.pawl.store.sample.BeaconStored;
import dev.pawl.store.sample.CircuitCodec;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitMachine;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.CircuitStored;
import dev.pawl.store.sample.ErrorCode;
import dev.pawl.store.sample.JobCodec;
import dev.pawl.store.sample.JobEffects;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobLogic;
import dev.pawl.store.sample.JobMachine;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.JobStored;
import dev.pawl.store.sample.LampEvent;
import dev.pawl.store.sample.LampState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.Tries;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.timer.CatchUp;
import dev.pawl.store.timer.ParkedTimer;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerStats;
import dev.pawl.store.timer.TimerWorker;
import dev.pawl.time.VirtualScheduler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles and runs the examples of the guide. */
class GuideTest {

  private final JobLogic rules = new JobRules();

  record Errands(EffectContext work) implements JobEffects {
    @Override
    public void tellOwner(Tries context, JobEvent event) {
      work.send("tellOwner", event.wireName());
    }

    @Override
    public void log(Tries context, JobEvent.Fails event) {
      work.execute(connection -> note(connection, event.exitCode()));
    }
  }

  private static void note(Connection connection, int code) {
    assertTrue(code > 0 && connection != null);
  }

  StoredMachine<JobState, JobEvent> job() {
    return JobStored.machine(
        (builder, opening) ->
            builder
                .context(new Tries(0, 2))
                .logic(rules)
                .effects(new Errands(opening.effectContext())));
  }

  record Followed(
      Opening<JobState, JobEvent> opening, JdbcStore<CircuitState, CircuitEvent> circuits)
      implements JobEffects {
    @Override
    public void tellOwner(Tries context, JobEvent event) {
      if (event instanceof JobEvent.Fails) {
        opening.fire(JobEvent.again(), Cause.by("job"));
      }
    }

    @Override
    public void log(Tries context, JobEvent.Fails event) {
      opening
          .effectContext()
          .execute(
              connection ->
                  circuits.join(connection).fire("c-1", CircuitEvent.TRIP, Cause.by("job")));
    }
  }

  static final StoredMachine<CircuitState, CircuitEvent> CODED =
      CircuitStored.machine().withCodes(ErrorCode.class);

  @TempDir Path folder;

  private JdbcStore<CircuitState, CircuitEvent> first(DataSource dataSource) {
    JdbcStore<CircuitState, CircuitEvent> store =
        JdbcStore.of(CircuitStored.machine(), dataSource).build();
    store.createTables();
    store.create("c-1");

    Cause cause = Cause.by("watchdog").because("5 failures in a row");
    Stored<CircuitState> circuit = store.fire("c-1", CircuitEvent.TRIP, cause);
    circuit = store.fire(circuit, CircuitEvent.COOLDOWN, Cause.by("timer"));
    List<Recorded> history = store.history("c-1");
    assertEquals(2, history.size());
    assertEquals("HALF_OPEN", circuit.stateName());
    return store;
  }

  private void patient(JdbcStore<JobState, JobEvent> store) {
    store.create("j-2", JobStored.with(new Tries(0, 7)));
  }

  private void readSnapshot(JdbcStore<JobState, JobEvent> store, JobEffects effects) {
    String snapshot = store.get("j-2").snapshot();
    JobMachine job =
        JobCodec.fromJson(snapshot, JobMachine.builder().logic(rules).effects(effects));
    Tries tries = job.context();
    Set<JobState> active = job.configuration();
    assertEquals(new Tries(0, 7), tries);
    assertEquals(Set.of(JobState.WAITING), active);
  }

  private void deploy(DataSource dataSource, JdbcStore<CircuitState, CircuitEvent> store)
      throws SQLException {
    try (Connection connection = dataSource.getConnection()) {
      store.schema().alterations(connection).forEach(System.out::println);
    }
  }

  private void callers(DataSource dataSource, JdbcStore<CircuitState, CircuitEvent> store)
      throws SQLException {
    Cause cause = Cause.by("ada");
    store.fire("c-1", CircuitEvent.SUCCESS, cause, connection -> note(connection, 1));
    store.inTransaction(
        tx -> {
          tx.create("c-2");
          tx.fire("c-1", CircuitEvent.TRIP, cause);
          return tx.fire("c-2", CircuitEvent.TRIP, cause);
        });
    try (Connection connection = dataSource.getConnection()) {
      connection.setAutoCommit(false);
      store.join(connection).fire("c-1", CircuitEvent.COOLDOWN, cause);
      connection.commit();
    }
  }

  private void recovery(JdbcStore<CircuitState, CircuitEvent> store) {
    System.out.println(StoreCheck.of(store).run((done, total) -> {}));
    System.out.println(DryRun.of(store).against(CircuitStored.machine()));

    Cause cause = Cause.by("ada").because("the update of 3 May set it by hand");
    Recovery.of(store).force("c-1", CircuitState.CLOSED, cause);
    Recovery.of(store).restore("c-1", cause);
    Recovery.of(store).adopt("c-1", cause);
  }

  private void rescue(JdbcStore<JobState, JobEvent> store, Cause cause) {
    Recovery.of(store)
        .force(
            "j-1",
            JobState.FAILED,
            JobStored.machine(
                (builder, opening) ->
                    builder
                        .context(new Tries(1, 7))
                        .logic(rules)
                        .effects(new Errands(opening.effectContext()))),
            cause);
  }

  static int run(JdbcStore<CircuitState, CircuitEvent> store, String... args) {
    return StoreCommand.of(store)
        .named("circuits")
        .add(
            "reset",
            "ID --actor WHO --reason WHY",
            "Closes a circuit.",
            (arguments, out) -> {
              out.println(
                  store.force(arguments.word("ID"), CircuitState.CLOSED, arguments.cause()));
              return StoreCommand.DONE;
            })
        .run(args);
  }

  private void audit(Path path) throws IOException {
    Cause cause =
        AbortCode.in(
            Cause.by("watchdog").because("no heartbeat").code(ErrorCode.ABORTED), ErrorCode.RETRY);

    AuditFile file =
        AuditFile.at(path)
            .rotateAt(64 << 20)
            .rotateEvery(Duration.ofDays(1))
            .keep(30)
            .fsync(Fsync.EVERY_LINE)
            .open();
    CircuitMachine machine =
        CircuitMachine.builder()
            .hook(
                new GateHook<CircuitState, CircuitEvent>(
                    attempt -> attempt.cause().actor() == null ? "the actor is missing" : null))
            .hook(
                JsonLinesHook.<CircuitState, CircuitEvent>to(file)
                    .names(CircuitCodec::toWire, CircuitCodec::eventToWire))
            .build();
    machine.trip(cause);
    file.close();
    List<AuditReader.BadLine> torn = AuditReader.readAll(path, record -> {});
    assertEquals(List.of(), torn);
  }

  private void outbox(DataSource dataSource) {
    Outbox outbox = Outbox.of(dataSource).build();
    outbox.deliverAll(
        message -> send(message.key(), message.topic(), message.payload(), message.isRepeated()));
    OutboxWorkers workers = outbox.start(this::receive, 4);
    serve();
    workers.close();
  }

  private void receive(Message message) {
    sent.add(message.key());
  }

  private void serve() {
    assertEquals(1, sent.size());
  }

  private JdbcStore<BeaconState, BeaconEvent> beacons(DataSource dataSource) {
    JdbcStore<BeaconState, BeaconEvent> store =
        JdbcStore.of(BeaconStored.machine(), dataSource)
            .timers(
                TimerPolicy.standard()
                    .catchUp(CatchUp.skipOlderThan(Duration.ofMinutes(5)))
                    .perTransaction(50)
                    .attempts(10))
            .build();
    store.createTables();
    return store;
  }

  private TimerWorker worker(JdbcStore<BeaconState, BeaconEvent> store) {
    TimerWorker worker =
        TimerWorker.of(store.timers())
            .threads(4)
            .listener(
                new TimerListener() {
                  @Override
                  public void parked(TimerFailure failure) {
                    alert(failure.entityId(), failure.error());
                  }
                })
            .build()
            .start();
    return worker;
  }

  private static void alert(String id, Throwable error) {
    throw new AssertionError(id, error);
  }

  private void parked(JdbcStore<BeaconState, BeaconEvent> store) {
    TimerStats stats = store.timers().stats();
    List<ParkedTimer> parked = store.timers().parked(100);
    store.timers().unpark("b-1");
    store.timers().unparkAll();
    assertEquals(stats.parked(), parked.size());
  }

  private final List<String> sent = new ArrayList<>();

  private void send(String key, String topic, String payload, boolean repeated) {
    sent.add(key + topic + payload + repeated);
  }

  @Test
  void examplesRun() throws Exception {
    try (HikariDataSource source = Database.H2.open(folder)) {
      JdbcStore<CircuitState, CircuitEvent> store = first(source);
      deploy(source, store);
      callers(source, store);
      recovery(store);
      assertEquals(0, run(store, "reset", "c-1", "--actor", "ada", "--reason", "it works again"));
      assertEquals(CircuitState.CLOSED, store.get("c-1").state());
      audit(folder.resolve("audit.jsonl"));
      JdbcStore<JobState, JobEvent> jobs =
          JdbcStore.of(job(), source).tables(Tables.of("job")).build();
      jobs.createTables();
      jobs.create("j");
      jobs.fire("j", JobEvent.take(), Cause.none());
      jobs.fire("j", JobEvent.fails(3), Cause.none());
      outbox(source);
      assertEquals(List.of("Job/j/2/1tellOwnerfailsfalse"), sent);
      assertThrows(IllegalArgumentException.class, () -> jobs.create("j"));
      patient(jobs);
      assertTrue(jobs.get("j-2").snapshot().contains("\"most\":7"));
      readSnapshot(jobs, new Followed(null, null));
      jobs.create("j-1");
      rescue(jobs, Cause.by("ada").because("its tries were lost"));
      assertTrue(jobs.get("j-1").snapshot().contains("\"made\":1,\"most\":7"));
      assertEquals(ErrorCode.RETRY, CODED.code("RETRY").orElseThrow());
    }
  }

  @Test
  void examplesOfFollowingEventsRun() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      JdbcStore<CircuitState, CircuitEvent> circuits =
          JdbcStore.of(CircuitStored.machine(), source).build();
      circuits.createTables();
      circuits.create("c-1");
      JdbcStore<JobState, JobEvent> jobs =
          JdbcStore.of(
                  JobStored.machine(
                      (builder, opening) ->
                          builder
                              .context(new Tries(0, 2))
                              .logic(rules)
                              .effects(new Followed(opening, circuits))),
                  source)
              .build();
      jobs.createTables();
      jobs.create("j");
      jobs.fire("j", JobEvent.take(), Cause.none());
      assertEquals("WORKING", jobs.fire("j", JobEvent.fails(3), Cause.none()).stateName());
      assertEquals("OPEN", circuits.get("c-1").stateName());
    }
  }

  @Test
  void examplesOfTimersRun() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      JdbcStore<BeaconState, BeaconEvent> store = beacons(source);
      store.create("b-1");
      parked(store);
      worker(store).close();
      assertEquals(0, store.wakeAll(10));
      assertEquals("LIT", store.get("b-1").stateName());
    }
  }

  @Test
  void virtualHourPassesImmediately() {
    try (HikariDataSource dataSource = Database.H2.open(folder)) {
      VirtualScheduler time = new VirtualScheduler(Instant.parse("2030-01-01T00:00:00Z"));
      JdbcStore<LampState, LampEvent> lamps =
          JdbcStore.of(Machines.LAMP, dataSource).clock(time.clock()).build();
      lamps.createTables();
      lamps.create("l-1");
      time.advance(Duration.ofMinutes(59));
      assertEquals("DIM", lamps.wake("l-1").stateName());
      time.advance(Duration.ofDays(365));
      assertEquals("OUT", lamps.wake("l-1").stateName());
      List<Recorded> steps = lamps.history("l-1");
      assertEquals(Instant.parse("2030-01-01T01:00:00Z"), steps.get(1).at());
    }
  }

  @Test
  void guideContainsTheseExamples() throws IOException {
    String here = blank(Path.of("src/test/java/dev/pawl/store/GuideTest.java"));
    Pattern fence = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    int found = 0;
    StringBuilder guide = new StringBuilder();
    try (Stream<Path> pages = Files.list(Path.of("../docs/persistence"))) {
      for (Path page : pages.sorted().toList()) {
        String text = Files.readString(page);
        if (text.contains("<!-- snippets: java in=stores/src/test/java/dev/pawl/store/GuideTest")) {
          guide.append(text);
        }
      }
    }
    Matcher blocks = fence.matcher(guide);
    while (blocks.find()) {
      found++;
      String code = blocks.group(1).replaceAll("(?m)^import .*;\n", "");
      assertTrue(here.contains(blank(code)), "not compiled: " + code);
    }
    assertTrue(found > 6, "only " + found + " examples were found");
  }

  private static String blank(Path file) throws IOException {
    return blank(Files.readString(file));
  }

  private static String blank(String code) {
    return code.replaceAll("//[^\n]*", "").replaceAll("\\s+", "");
  }
}
