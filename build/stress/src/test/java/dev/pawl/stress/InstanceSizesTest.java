package dev.pawl.stress;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.TransitionHook;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.ClassLayout;

/** Tests the size of instances in bytes. */
class InstanceSizesTest {

  @Test
  void bareInstanceIsSmall() {
    assertSize(32, new CogMachine());
    assertSize(40, BeltMachine.builder().effects(() -> {}).build());
  }

  @Test
  void instanceWithHooksAndIdIsSmall() {
    TransitionHook<CogState, CogEvent> hook = new TransitionHook<>() {};
    assertSize(32, CogMachine.builder().entityId("a-1").hook(hook).build());
  }

  private static void assertSize(int budget, Object instance) {
    ClassLayout layout = ClassLayout.parseInstance(instance);
    assertTrue(layout.instanceSize() <= budget, layout::toPrintable);
  }
}
