package dev.pawl.store;

import dev.pawl.Machine;
import dev.pawl.api.PublicApi;
import dev.pawl.data.Json;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The public API of the modules runtime, data and stores. */
class PublicApiTest {

  private static final Map<String, Class<?>> MODULES =
      Map.of(
          "pawl-runtime", Machine.class, "pawl-data", Json.class, "pawl-stores", JdbcStore.class);

  @ParameterizedTest
  @ValueSource(strings = {"pawl-runtime", "pawl-data", "pawl-stores"})
  void publicTypesAreListed(String module) throws Exception {
    PublicApi.requireListed(module, MODULES.get(module));
  }
}
