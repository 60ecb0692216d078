package payload;

import dev.pawl.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Events that carry data, and guards that read it. */
public final class Program {

  private static final ParcelLogic LOGIC =
      new ParcelLogic() {
        @Override
        public boolean light(ParcelEvent.Send event) {
          return event.things().isEmpty();
        }

        @Override
        public boolean urgent(ParcelEvent.Send event) {
          return event.delay().isZero() && event.marks().getKey() != null;
        }
      };

  private Program() {}

  public static void main(String[] args) {
    int[][] grid = {{1}, {2, 3}};
    ParcelEvent packed =
        ParcelEvent.pack(2, 1.5, true, 'a', new long[] {1}, new String[] {"up"}, grid);
    assert packed instanceof ParcelEvent.Pack pack
        && pack.count() == 2
        && pack.weight() == 1.5
        && pack.fragile()
        && pack.grade() == 'a'
        && pack.labels()[0].equals("up")
        && pack.grid()[1][1] == 3;
    ParcelMachine machine = ParcelMachine.builder().logic(LOGIC).build();
    assert machine.fire(packed) == ParcelState.PACKED;
    assert machine.unpack() == ParcelState.EMPTY;
    machine.pack(1, 1.5, true, 'a', new long[0], new String[0], grid);
    List<String> things = List.of("book");
    Outcome<ParcelState> refused =
        machine.tryFire(ParcelEvent.send(things, Map.entry("a", 1), Duration.ofDays(3)));
    assert refused instanceof Outcome.GuardRefused<ParcelState> : refused;
    assert machine.send(things, Map.entry("a", 1), Duration.ZERO) == ParcelState.SENT;
    assert ParcelTransitions.events(ParcelState.PACKED)
        .equals(Set.of(ParcelEvent.Type.SEND, ParcelEvent.Type.UNPACK));
    assert ParcelPhase.empty().pack(1, 1, true, 'a', null, null, null) == ParcelPhase.packed();
  }
}
