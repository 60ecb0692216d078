import dev.pawl.time.VirtualScheduler;
import java.time.Duration;

class Fixture {

  static void run() {
    // snippet
  }
}
