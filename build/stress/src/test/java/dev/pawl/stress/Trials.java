package dev.pawl.stress;

import java.util.List;

/** All trials. */
final class Trials {

  private Trials() {}

  static List<Trial<?, ?>> all() {
    return List.of(
        new Trial<RingState, RingEvent>("ring", hook -> RingSubject.plain()),
        new Trial<>("ring, hooked", RingSubject::hooked),
        new Trial<Tank, TankEvent>("tank", hook -> TankSubject.plain()),
        new Trial<>("tank, hooked", TankSubject::hooked),
        new Trial<Belt, BeltEvent>("belt", hook -> BeltSubject.plain()),
        new Trial<>("belt, hooked", BeltSubject::hooked));
  }
}
