record Counters(int consecutive) {}

class Fixture implements CircuitLogic {

  // snippet

  static void run() {
    java.time.Duration first = new Fixture().backoff(new Counters(1));
    dev.pawl.guides.snippet.Shown.is("true", first.toMillis() <= 60_000);
  }
}
