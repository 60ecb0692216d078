package serializers;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A context that is taken apart. */
public record Tally(int tries, List<Duration> waits, Map<Light, Long> lights, Optional<String> by) {
  public Tally {
    if (tries < 0) {
      throw new IllegalStateException("fewer than none");
    }
  }
}
