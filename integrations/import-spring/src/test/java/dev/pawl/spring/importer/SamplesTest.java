package dev.pawl.spring.importer;

import dev.pawl.spring.importer.samples.CdPlayer;
import dev.pawl.spring.importer.samples.OrderShipping;
import dev.pawl.spring.importer.samples.PersistedOrder;
import dev.pawl.spring.importer.samples.Scope;
import dev.pawl.spring.importer.samples.Turnstile;
import dev.pawl.spring.importer.samples.Washer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the samples of the reference documentation side by side with their imports. */
class SamplesTest {

  @TempDir Path folder;

  @Test
  void turnstileTakesTheSameSteps() throws Exception {
    Samples.compare(folder, Turnstile.class, "Turnstile.States, Turnstile.Events", "");
  }

  @Test
  void scopeTakesTheSameSteps() throws Exception {
    Samples.compare(folder, Scope.class, "Scope.States, Scope.Events", "");
  }

  @Test
  void persistedOrderTakesTheSameSteps() throws Exception {
    Samples.compare(folder, PersistedOrder.class, "String, String", "");
  }

  @Test
  void washerTakesTheSameSteps() throws Exception {
    Samples.compare(folder, Washer.class, "Washer.States, Washer.Events", "");
  }

  @Test
  void cdPlayerTakesTheSameSteps() throws Exception {
    Samples.compare(
        folder, CdPlayer.class, "CdPlayer.States, CdPlayer.Events", ".messages(CdPlayer::message)");
  }

  @Test
  void orderShippingTakesTheSameSteps() throws Exception {
    Samples.compare(
        folder, OrderShipping.class, "String, String", ".messages(OrderShipping::message)");
  }
}
