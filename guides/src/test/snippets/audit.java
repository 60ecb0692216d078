import dev.pawl.*;
import dev.pawl.hook.*;

class Fixture {

  static void run() {
    RingHook<CircuitState, CircuitEvent> audit = new RingHook<>(10);
    // snippet
    dev.pawl.guides.snippet.Shown.is("2", audit.events().size());
  }
}
