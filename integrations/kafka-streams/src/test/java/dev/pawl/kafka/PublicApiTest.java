package dev.pawl.kafka;

import dev.pawl.api.PublicApi;
import org.junit.jupiter.api.Test;

/** The public API of pawl-kafka-streams. */
class PublicApiTest {

  @Test
  void publicMembersAreThoseInTheList() throws Exception {
    PublicApi.requireListed("pawl-kafka-streams", MachineTopology.class);
  }
}
