package dev.pawl.spring.importer;

import dev.pawl.api.PublicApi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The public API of pawl-import-spring. */
@Tag("api")
class PublicApiTest {

  @Test
  void publicMembersAreThoseInTheList() throws Exception {
    PublicApi.requireListed("pawl-import-spring", SpringImport.class);
  }
}
