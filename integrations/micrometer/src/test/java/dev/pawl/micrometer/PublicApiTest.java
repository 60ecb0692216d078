package dev.pawl.micrometer;

import dev.pawl.api.PublicApi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What pawl-micrometer offers. */
@Tag("api")
class PublicApiTest {

  @Test
  void whatIsOfferedIsWhatIsListed() throws Exception {
    PublicApi.requireListed("pawl-micrometer", TransitionMetrics.class);
  }
}
