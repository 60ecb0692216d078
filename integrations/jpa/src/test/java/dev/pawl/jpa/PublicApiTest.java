package dev.pawl.jpa;

import dev.pawl.api.PublicApi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The public API of pawl-jpa. */
@Tag("api")
class PublicApiTest {

  @Test
  void publicMembersAreThoseInTheList() throws Exception {
    PublicApi.requireListed("pawl-jpa", PawlJpa.class);
  }
}
