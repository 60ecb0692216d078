package dev.pawl.jpa;

import dev.pawl.api.PublicApi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What pawl-jpa offers. */
@Tag("api")
class PublicApiTest {

  @Test
  void whatIsOfferedIsWhatIsListed() throws Exception {
    PublicApi.requireListed("pawl-jpa", PawlJpa.class);
  }
}
