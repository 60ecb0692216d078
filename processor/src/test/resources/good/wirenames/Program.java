package wirenames;

/** Names in data in all four styles. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    assert AsDeclaredCodec.toWire(AsDeclaredState.HALF_OPEN).equals("HALF_OPEN");
    assert SnakeCodec.toWire(SnakeState.HALF_OPEN).equals("half_open");
    assert KebabCodec.toWire(KebabState.HALF_OPEN).equals("half-open");
    assert CamelCodec.toWire(CamelState.HALF_OPEN).equals("halfOpen");
    assert AsDeclaredEvent.TURN_ON.wireName().equals("turn_on");
    assert SnakeEvent.TURN_ON.wireName().equals("turn_on");
    assert KebabEvent.TURN_ON.wireName().equals("turn-on");
    assert CamelEvent.TURN_ON.wireName().equals("turnOn");
    assert CamelCodec.eventFromWire("turnOn") == CamelEvent.TURN_ON;
    assert KebabCodec.toWire(KebabState.ON).equals("is \"on\" | now");
    assert KebabCodec.fromWire("is \"on\" | now") == KebabState.ON;
    assert KebabCodec.fromWire("active") == KebabState.ON;
    assert KebabCodec.fromWire("was on") == KebabState.ON;
    try {
      KebabCodec.fromWire("half-opened");
      throw new AssertionError("half-opened was read");
    } catch (IllegalArgumentException e) {
      assert e.getMessage().contains("half-open") : e.getMessage();
    }
    KebabMachine machine = KebabMachine.from(KebabState.ON);
    assert KebabCodec.fromJson(KebabCodec.toJson(machine)).is(KebabState.ON);
  }
}
