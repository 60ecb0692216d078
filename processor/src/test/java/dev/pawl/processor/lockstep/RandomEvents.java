package dev.pawl.processor.lockstep;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.scxml.Step;
import java.util.List;
import java.util.SplittableRandom;

/** Makes up what happens to a life: events, seldom one that is the machine's own, and timers. */
final class RandomEvents {

  private final List<String> named;
  private final List<String> done;
  private final SplittableRandom random;

  RandomEvents(Machine machine, SplittableRandom random) {
    this.named =
        machine.events().stream()
            .filter(e -> e.kind() == Event.Kind.NAMED || e.kind() == Event.Kind.DIRECT)
            .map(Event::name)
            .toList();
    this.done =
        machine.events().stream()
            .filter(e -> e.kind() == Event.Kind.DONE)
            .map(Event::name)
            .toList();
    this.random = random;
  }

  /** An event; a timer's only while it runs. Empty where nothing can happen. */
  String next(Step last) {
    if (!last.timers().isEmpty() && random.nextInt(3) == 0) {
      return any(last.timers());
    }
    if (!done.isEmpty() && random.nextInt(40) == 0) {
      return any(done);
    }
    return named.isEmpty() ? "" : any(named);
  }

  private String any(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }
}
