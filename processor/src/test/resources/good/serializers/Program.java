package serializers;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import dev.pawl.Snapshot;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;
import java.util.Optional;

/** States, events and instances into data and back. */
public final class Program {

  private static final ParcelValues VALUES =
      new ParcelValues() {
        @Override
        public String addressToText(Address value) {
          return value.text();
        }

        @Override
        public Address addressFromText(String text) {
          return new Address(text);
        }

        @Override
        public double weightOfStoredMoving() {
          return 1.5;
        }

        @Override
        public Tally contextOfStoredInstance() {
          return new Tally(0, List.of(), Map.of(), Optional.empty());
        }
      };

  private static final ParcelLogic LOGIC =
      new ParcelLogic() {
        @Override
        public Address toForMoving(Tally context, ParcelState state, ParcelEvent event) {
          return event instanceof ParcelEvent.Send send ? send.to() : new Address("depot");
        }

        @Override
        public boolean expressForMoving(Tally context, ParcelState state, ParcelEvent event) {
          return event instanceof ParcelEvent.Send send && send.express();
        }

        @Override
        public double weightForMoving(Tally context, ParcelState state, ParcelEvent event) {
          return 2.5;
        }

        @Override
        public Optional<Instant> atForSeen(Tally context, ParcelState state) {
          return Optional.empty();
        }

        @Override
        public Light lightForSeen(Tally context, ParcelState state) {
          return Light.GREEN;
        }

        @Override
        public List<byte[]> codesForSeen(Tally context, ParcelState state, ParcelEvent event) {
          return List.of(new byte[] {1, -2});
        }

        @Override
        public Map<Integer, Float> triesForDropped(Tally context, ParcelState state) {
          return Map.of(context.tries(), 0.1f);
        }
      };

  private static final Tally TALLY =
      new Tally(3, List.of(Duration.ofMinutes(2)), Map.of(Light.GREEN, 7L), Optional.of("ann"));

  private Program() {}

  public static void main(String[] args) throws Exception {
    names();
    instances();
    errors();
  }

  private static void names() throws Exception {
    assert DoorCodec.fromWire("wide-open") == DoorState.WIDE_OPEN;
    assert DoorCodec.fromWire("open") == DoorState.WIDE_OPEN : "renamed";
    assert DoorCodec.fromWire("closed") == DoorState.SHUT : "an earlier wire name";
    assert DoorCodec.fromWire("ajar") == DoorState.WIDE_OPEN : "becomes";
    assert DoorCodec.eventFromWire("kick") == DoorEvent.PUSH;
    assert refusal(() -> DoorCodec.fromWire("gone")).contains("was removed; its name is reserved");
    assert refusal(() -> DoorCodec.fromWire("wide-opne")).contains("Did you mean \"wide-open\"?");
    byte[] bytes = DoorBinary.stateToBytes(DoorState.WIDE_OPEN);
    assert bytes.length == 9 && DoorBinary.stateFromBytes(bytes) == DoorState.WIDE_OPEN;
    assert DoorBinary.eventFromBytes(DoorBinary.eventToBytes(DoorEvent.PULL)) == DoorEvent.PULL;
    assert new DoorStateConverter().convertToDatabaseColumn(DoorState.SHUT).equals("shut");
    assert new DoorStateConverter().convertToEntityAttribute("open") == DoorState.WIDE_OPEN;
    assert new DoorEventConverter().convertToEntityAttribute(null) == null;
    ObjectMapper mapper = new ObjectMapper().registerModule(new DoorJackson());
    Map<DoorState, List<DoorEvent>> map = Map.of(DoorState.WIDE_OPEN, List.of(DoorEvent.PULL));
    String json = mapper.writeValueAsString(map);
    assert json.equals("{\"wide-open\":[\"pull\"]}") : json;
    assert mapper.readValue(json, new TypeReference<Map<DoorState, List<DoorEvent>>>() {}).equals(map);
    JsonMapper third = JsonMapper.builder().addModule(new DoorJackson3()).build();
    assert third.writeValueAsString(map).equals(json);
    assert third.readValue(json, new tools.jackson.core.type.TypeReference<Map<DoorState, List<DoorEvent>>>() {})
        .equals(map);
    DoorMachine door = new DoorMachine();
    door.push();
    json = mapper.writeValueAsString(door);
    assert mapper.readValue(json, DoorMachine.class).state() == DoorState.WIDE_OPEN : json;
    assert DoorCodec.fromJson(json).sequence() == door.sequence();
    assert DoorCodec.fromJson(DoorCodec.toJson(door)).state() == door.state();
    assert DoorBinary.fromBytes(DoorBinary.toBytes(door), DoorMachine.builder()).sequence() == door.sequence();
  }

  private static ParcelMachine.Builder builder() {
    return ParcelMachine.builder().logic(LOGIC).context(TALLY).scheduler(STILL);
  }

  /** Time stands still. */
  private static final Scheduler STILL =
      new Scheduler() {
        @Override
        public Timer schedule(Duration delay, Runnable task) {
          return () -> {};
        }

        @Override
        public long nanoTime() {
          return 0;
        }
      };

  private static void instances() throws Exception {
    ParcelMachine instance = builder().entityId("p-1").build();
    same(instance);
    instance.send(new Address("Rue \ud83d\ude00 1"), true);
    same(instance);
    instance.stamp();
    instance.scanned(Optional.of(Instant.EPOCH), Light.RED);
    same(instance);
    instance.hold();
    instance.fire(ParcelEvent.scanned(Optional.empty(), Light.GREEN));
    Snapshot<ParcelState, ParcelEvent, Tally> held = same(instance);
    assert held.deferred().size() == 1 && held.history().size() == 1 : held;
    instance.go();
    same(instance);
    instance.drop();
    same(instance);
  }

  private static Snapshot<ParcelState, ParcelEvent, Tally> same(ParcelMachine instance) throws Exception {
    ParcelJackson module = new ParcelJackson(VALUES, Program::builder);
    ObjectMapper mapper = new ObjectMapper().registerModule(module);
    String json = ParcelCodec.toJson(instance, VALUES);
    String byJackson = mapper.writeValueAsString(instance);
    byte[] bytes = ParcelBinary.toBytes(instance, VALUES);
    for (ParcelMachine read :
        List.of(
            ParcelCodec.fromJson(json, builder(), VALUES),
            ParcelCodec.fromJson(byJackson, builder(), VALUES),
            mapper.readValue(json, ParcelMachine.class),
            ParcelBinary.fromBytes(bytes, builder(), VALUES))) {
      assert ParcelCodec.toJson(read, VALUES).equals(json)
          : json + " is not " + ParcelCodec.toJson(read, VALUES);
      assert read.context().equals(TALLY) && "p-1".equals(read.entityId());
    }
    for (ParcelState state : instance.configuration()) {
      String text = mapper.writeValueAsString(state);
      assert mapper.writeValueAsString(mapper.readValue(text, ParcelState.class)).equals(text);
      ParcelState read = ParcelBinary.stateFromBytes(ParcelBinary.stateToBytes(state, VALUES), VALUES);
      assert mapper.writeValueAsString(read).equals(text);
    }
    return instance.snapshot();
  }

  private static void errors() throws Exception {
    ObjectMapper mapper =
        new ObjectMapper().registerModules(new DoorJackson(), new ParcelJackson(VALUES));
    String near = invalid(mapper, "\"wide-opne\"", DoorState.class);
    assert near.contains("Did you mean \"wide-open\"?") : near;
    String moving = "{\"state\":\"MOVING\",\"data\":{\"to\":\"x\",\"express\":%s}}";
    ParcelState read = mapper.readValue(String.format(moving, "true"), ParcelState.class);
    assert read.equals(ParcelState.moving(new Address("x"), true, 1.5)) : "what was added";
    String wrong = invalid(mapper, String.format(moving, "1"), ParcelState.class);
    assert wrong.contains("MOVING.express must be true or false, not 1") : wrong;
    String lacks = invalid(mapper, "{\"state\":\"MOVING\",\"data\":{}}", ParcelState.class);
    assert lacks.contains("MOVING lacks \"to\"") : lacks;
    String within = invalid(mapper, "{\"state\":\"BODY\"}", ParcelState.class);
    assert within.contains("is a superstate") : within;
    assert mapper.readValue("\"LOST\"", ParcelState.class) == ParcelState.new_();
    String tries = ParcelCodec.toJson(builder().build(), VALUES).replace("\"tries\":3", "\"tries\":-3");
    String made = refusal(() -> ParcelCodec.fromJson(tries, builder(), VALUES));
    assert made.contains("fewer than none") : made;
    byte[] bytes = DoorBinary.stateToBytes(DoorState.SHUT);
    bytes[3] = 2;
    assert refusal(() -> DoorBinary.stateFromBytes(bytes)).contains("their checksum is wrong");
    byte[] event = DoorBinary.eventToBytes(DoorEvent.PUSH);
    assert refusal(() -> DoorBinary.stateFromBytes(event)).contains("The bytes have the kind E, not S");
    assert refusal(() -> DoorBinary.stateFromBytes(new byte[3])).contains("not in the binary format");
  }

  private static String invalid(ObjectMapper mapper, String json, Class<?> type) throws Exception {
    try {
      throw new AssertionError(mapper.readValue(json, type));
    } catch (InvalidFormatException e) {
      return e.getMessage();
    }
  }

  private static String refusal(Runnable call) {
    try {
      call.run();
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
    throw new AssertionError("not refused");
  }
}
