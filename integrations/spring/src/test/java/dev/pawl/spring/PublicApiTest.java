package dev.pawl.spring;

import dev.pawl.api.PublicApi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What pawl-spring offers. */
@Tag("api")
class PublicApiTest {

  @Test
  void whatIsOfferedIsWhatIsListed() throws Exception {
    PublicApi.requireListed("pawl-spring", SpringStores.class);
  }
}
