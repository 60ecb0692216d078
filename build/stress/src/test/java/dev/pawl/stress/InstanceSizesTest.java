package dev.pawl.stress;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.TransitionHook;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.GraphLayout;

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
    CogMachine.Builder builder = CogMachine.builder().entityId("a-1").hook(hook);
    CogMachine first = builder.build();
    assertSize(32, first);
    long shared = GraphLayout.parseInstance(first).totalSize();
    GraphLayout both = GraphLayout.parseInstance(first, builder.build());
    assertTrue(both.totalSize() - shared <= 56, both::toFootprint);
  }

  private static void assertSize(int budget, Object instance) {
    ClassLayout layout = ClassLayout.parseInstance(instance);
    assertTrue(layout.instanceSize() <= budget, layout::toPrintable);
  }
}
