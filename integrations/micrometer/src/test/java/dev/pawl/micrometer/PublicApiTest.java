package dev.pawl.micrometer;

import dev.pawl.api.PublicApi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The public API of pawl-micrometer. */
@Tag("api")
class PublicApiTest {

  @Test
  void publicMembersAreThoseInTheList() throws Exception {
    PublicApi.requireListed("pawl-micrometer", TransitionMetrics.class);
  }
}
