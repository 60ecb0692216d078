package dev.pawl.live;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The example of the guide. */
class GuideTest {

  @Test
  void liveViewIsStarted() {
    // guide: start
    PawlLive.start();
    // end
    try (PawlLive live = PawlLive.start()) {
      assertThat(live.address()).matches("http://127\\.0\\.0\\.1:\\d+/[0-9a-f]{32}/");
    }
  }
}
