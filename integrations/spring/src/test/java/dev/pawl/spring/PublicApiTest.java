package dev.pawl.spring;

import dev.pawl.api.PublicApi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The public API of pawl-spring. */
@Tag("api")
class PublicApiTest {

  @Test
  void publicMembersAreThoseInTheList() throws Exception {
    PublicApi.requireListed("pawl-spring", SpringStores.class);
  }
}
