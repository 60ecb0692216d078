package dev.pawl.test.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.test.MachinePaths;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Tests of a user, which another JVM runs. The name keeps it out of the ordinary build. */
@Execution(ExecutionMode.CONCURRENT)
public class ParcelSuite {

  private static ParcelMachine parcel() {
    return ParcelMachine.builder()
        .context(new Postage(100, 0))
        .logic(new ParcelRules())
        .effects(new NoEffects())
        .build();
  }

  @Test
  void parcelIsPaid() {
    ParcelMachine parcel = parcel();
    parcel.pay(100);
    assertEquals(ParcelState.PAID, parcel.state());
  }

  @Test
  void tooLittleIsRefused() {
    assertTrue(parcel().tryFire(ParcelEvent.pay(1)).state() == ParcelState.OPEN);
  }

  @TestFactory
  Stream<DynamicTest> heater() {
    return MachinePaths.of(HeaterControlMachine.class).tests();
  }

  /** Fails at first and succeeds when it is run again, as with Surefire's reruns. */
  @Test
  void flaky() {
    parcel().cancel();
    boolean isFirst = System.getProperty("flaky.ran") == null;
    System.setProperty("flaky.ran", "true");
    assertTrue(!isFirst);
  }

  private static final class NoEffects implements ParcelEffects {
    @Override
    public void thank(Postage context, ParcelEvent.Pay event) {}

    @Override
    public void fetch(Postage context) {}

    @Override
    public void load(Postage context) {}
  }
}
