package stored;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.StoreCheck;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.h2.jdbcx.JdbcDataSource;

/** Machines of several kinds in a real database, with no word about them but what is generated. */
public final class Program {

  private static final Cause ADA = Cause.by("ada").because("told to");

  private static Instant now = Instant.parse("2025-11-22T20:00:00Z");

  private Program() {}

  public static void main(String[] args) {
    circuit();
    job();
    parcel();
    order();
  }

  private static <S, E> JdbcStore<S, E> store(StoredMachine<S, E> machine) {
    JdbcDataSource source = new JdbcDataSource();
    source.setURL("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");
    JdbcStore<S, E> store = JdbcStore.of(machine, source).clock(() -> now).build();
    store.createTables();
    return store;
  }

  private static void sound(JdbcStore<?, ?> store, String id, int steps) {
    store.requireLegal(id);
    List<Recorded> history = store.history(id);
    assert history.size() == steps : history;
    assert StoreCheck.of(store).run().isClean() : StoreCheck.of(store).run();
  }

  private static void circuit() {
    JdbcStore<CircuitState, CircuitEvent> store = store(CircuitStored.machine());
    store.create("c");
    store.fire("c", CircuitEvent.TRIP, ADA);
    Stored<CircuitState> circuit = store.fire("c", CircuitEvent.COOLDOWN, ADA);
    assert circuit.state() == CircuitState.HALF_OPEN && circuit.snapshot() == null;
    sound(store, "c", 2);
    StoredMachine<CircuitState, CircuitEvent> machine = CircuitStored.machine();
    assert machine.current("halfway").equals("half_open") && !machine.knows("broken");
    assert told(machine, "halfway", "success", "closed") == null;
    illegal(machine, "open", "success", "closed", "success is not legal in OPEN");
    illegal(machine, "half_open", "success", "open", "success does not lead from HALF_OPEN to OPEN");
    illegal(machine, "opne", "success", "open", "Did you mean \"open\"?");
    StoredMachine<CircuitState, CircuitEvent> coded = machine.withCodes(Thread.State.class);
    assert coded.code("NEW").orElseThrow() == Thread.State.NEW && machine.code("NEW").isEmpty();
  }

  /** What is said of a step of which nothing before is known. */
  private static String told(StoredMachine<?, ?> machine, String from, String event, String to) {
    return machine.legality().begin().illegal(new Legality.NamedStep(2, from, event, to, false, false));
  }

  private static void illegal(
      StoredMachine<?, ?> machine, String from, String event, String to, String why) {
    String told = told(machine, from, event, to);
    assert told != null && told.toLowerCase().contains(why.toLowerCase()) : told;
  }

  private static void setUp(JobMachine.Builder job, Opening<JobState, JobEvent> opening) {
    job.context(new Tries(0, 1))
        .logic(new Rules())
        .effects((tries, event) -> opening.effectContext().send("owner", opening.entityId() + " " + tries.made()));
  }

  private static void job() {
    StoredMachine<JobState, JobEvent> machine = JobStored.machine(Program::setUp);
    assert machine.initial().equals(List.of("WAITING", "ASLEEP")) : machine.initial();
    JdbcStore<JobState, JobEvent> store = store(machine);
    store.create("j", JobState.ASLEEP);
    store.fire("j", JobEvent.wake(), ADA);
    store.fire("j", JobEvent.take(), ADA);
    store.fire("j", JobEvent.fails(3), ADA);
    store.fire("j", JobEvent.again(), ADA);
    store.fire("j", JobEvent.fails(4), ADA);
    String kept = store.get("j").snapshot();
    assert kept.contains("\"context\":{\"made\":1,\"most\":1}") : kept;
    refused(() -> store.fire("j", JobEvent.again(), ADA));
    sound(store, "j", 5);
    illegal(machine, "WORKING", "fails", "DONE", "fails does not lead from WORKING to DONE");
    JobMachine own = JobMachine.builder().context(new Tries(0, 7)).logic(new Rules()).effects((t, e) -> {}).build();
    store.create("own", JobState.WAITING, JobCodec.toJson(own));
    assert store.fire("own", JobEvent.take(), ADA).snapshot().contains("\"most\":7");
  }

  private static void refused(Runnable step) {
    try {
      step.run();
    } catch (IllegalTransitionError expected) {
      return;
    }
    throw new AssertionError("not refused");
  }

  private static void parcel() {
    StoredMachine<ParcelState, ParcelEvent> machine =
        ParcelStored.machine(new Addresses(), (parcel, opening) -> parcel.logic(new Journey()).context(new Tries(0, 1)));
    JdbcStore<ParcelState, ParcelEvent> store = store(machine);
    store.create("p");
    assert store.get("p").stateName().equals("DUE");
    store.fire("p", ParcelEvent.seal(), ADA);
    store.fire("p", ParcelEvent.pay(12), ADA);
    assert store.get("p").state().equals(ParcelState.paid(12));
    store.fire("p", ParcelEvent.send(new Address("Rue 1")), ADA);
    assert store.get("p").state().equals(ParcelState.moving(new Address("Rue 1")));
    store.fire("p", ParcelEvent.back(), ADA);
    store.fire("p", ParcelEvent.seal(), ADA);
    store.fire("p", ParcelEvent.send(new Address("Rue 2")), ADA);
    refused(() -> store.fire("p", ParcelEvent.back(), ADA));
    now = now.plusSeconds(61);
    assert store.wakeAll(10) == 1;
    assert store.get("p").stateName().equals("LOST");
    sound(store, "p", 7);
    illegal(machine, "MOVING", "back", "CANCELLED", "MOVING → CANCELLED on back is not legal. Possible: MOVING → DUE on back.");
    illegal(machine, "MOVING", "cancel", "CANCELLED", "cancel");
    illegal(machine, "LOST", "back", "DUE", "back");
  }

  private static void order() {
    JdbcStore<OrderState, OrderEvent> store = store(OrderStored.machine());
    assert OrderStored.machine().initial().equals(List.of("NEW", "DRAFT"));
    store.create("o", OrderState.DRAFT);
    Stored<OrderState> placed = store.fire("o", OrderEvent.PLACE, ADA);
    assert placed.state() == OrderState.PREPARED;
    store.fire("o", OrderEvent.PAY, ADA);
    store.fire("o", OrderEvent.HOLD, ADA);
    store.fire("o", OrderEvent.RESUME, ADA);
    assert store.get("o").snapshot().contains("\"PAID\"") : store.get("o").snapshot();
    store.fire("o", OrderEvent.PICK, ADA);
    assert store.fire("o", OrderEvent.SHIP, ADA).state() == OrderState.SHIPPED;
    sound(store, "o", 6);
    illegal(OrderStored.machine(), "NEW", "ship", "SHIPPED", "ship");
  }

  private static final class Rules implements JobLogic {
    @Override
    public boolean triesLeft(Tries tries) {
      return tries.made() < tries.most();
    }

    @Override
    public Tries countTry(Tries tries) {
      return new Tries(tries.made() + 1, tries.most());
    }
  }

  private static final class Journey implements ParcelLogic {
    @Override
    public boolean triesLeft(Tries tries, ParcelState.Moving moving) {
      return tries.made() < tries.most();
    }

    @Override
    public Tries countTry(Tries tries, ParcelState.Moving moving) {
      return new Tries(tries.made() + 1, tries.most());
    }
  }

  private static final class Addresses implements ParcelValues {
    @Override
    public String addressToText(Address value) {
      return value.text();
    }

    @Override
    public Address addressFromText(String text) {
      return new Address(text);
    }
  }
}
