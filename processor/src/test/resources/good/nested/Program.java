package nested;

import static nested.PlayerState.JAMMED;
import static nested.PlayerState.OFF;
import static nested.PlayerState.ON;
import static nested.PlayerState.PLAYING;
import static nested.PlayerState.RADIO;
import static nested.PlayerState.STOPPED;
import static nested.PlayerState.TRACK;

import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** States within states, none of which need more than a table. */
public final class Program {

  private static boolean slow;
  private static final List<String> DONE = new ArrayList<>();

  private static final PlayerLogic LOGIC =
      new PlayerLogic() {
        @Override
        public boolean slow(Volume context) {
          return slow;
        }

        @Override
        public Volume louder(Volume context) {
          return new Volume(context.level() + 1);
        }
      };

  private static final PlayerEffects EFFECTS =
      new PlayerEffects() {
        @Override
        public void show(Volume context) {
          DONE.add("show " + context.level());
        }

        @Override
        public void scan(Volume context) {
          DONE.add("scan");
        }

        @Override
        public void repair(Volume context) {
          DONE.add("repair");
        }
      };

  private Program() {}

  public static void main(String[] args) {
    PlayerMachine instance = PlayerMachine.builder().context(new Volume(1)).logic(LOGIC).effects(EFFECTS).build();
    assert instance.power() == TRACK : "the default of ON lies two levels below";
    assert instance.is(TRACK) && instance.is(PLAYING) && instance.is(ON) && !instance.is(OFF);
    assert instance.configuration().equals(Set.of(TRACK));
    assert instance.next() == TRACK;
    assert instance.play() == RADIO;
    assert instance.next() == RADIO : "nothing is left";
    assert instance.louder() == RADIO : "inherited from two levels above";
    assert instance.context().level() == 2;
    assert DONE.equals(List.of("show 1", "scan", "show 2")) : DONE;
    assert instance.tryFire(PlayerEvent.PLAY) instanceof Outcome.Illegal<PlayerState>;
    assert instance.eject() == STOPPED : "the guard of the inner transition says no";
    assert instance.power() == OFF;
    slow = true;
    instance.power();
    assert instance.eject() == JAMMED;
    assert instance.stop() == TRACK : "any event";
    assert DONE.get(DONE.size() - 1).equals("repair");
    assert PlayerTransitions.isWithin(RADIO, ON) && !PlayerTransitions.isWithin(JAMMED, ON);
    assert PlayerTransitions.parent(RADIO).orElseThrow() == PLAYING;
    assert PlayerTransitions.parent(OFF).isEmpty();
    assert PlayerTransitions.ancestors(RADIO).equals(List.of(PLAYING, ON)) : "inner first";
    assert PlayerTransitions.ancestors(ON).isEmpty();
    assert PlayerTransitions.isWarm(RADIO) && PlayerTransitions.isWarm(ON);
    assert PlayerTransitions.isSounding(TRACK) && !PlayerTransitions.isSounding(STOPPED);
    assert PlayerTransitions.toLamp(RADIO) == Lamp.GREEN;
    assert PlayerTransitions.next(OFF, PlayerEvent.POWER, new Volume(0), LOGIC) == TRACK;
    assert PlayerTransitions.targets(TRACK).equals(Set.of(OFF, STOPPED, JAMMED, TRACK, RADIO));
    assert PlayerPhase.off().power() == PlayerPhase.track();
    assert PlayerPhase.of(RADIO).state() == RADIO;
    assert PlayerCodec.fromWire("RADIO") == RADIO;
    try {
      PlayerPhase.of(ON);
      throw new AssertionError("no instance is in ON alone");
    } catch (IllegalArgumentException e) {
      assert e.getMessage().startsWith("ON ") : e;
    }
    assert PlayerMachine.from(PLAYING, new Volume(0), LOGIC, EFFECTS).state() == TRACK;
  }
}
