package dev.pawl.tests.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.time.VirtualScheduler;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests an instance whose first entry effect throws. */
class BeginningTest {

  /** Throws a checked exception without declaring it, as Kotlin code can. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @Test
  void hooksGetFailedIfFirstEntryEffectThrows() {
    for (Throwable thrown : List.of(new IllegalStateException("cold"), new IOException("cold"))) {
      List<String> told = new ArrayList<>();
      List<Throwable> errors = new ArrayList<>();
      TransitionHook<StartState, StartEvent> hook =
          new TransitionHook<>() {
            @Override
            public void after(LifecycleEvent<StartState, StartEvent> event) {
              told.add("after " + event.to());
            }

            @Override
            public void failed(LifecycleEvent<StartState, StartEvent> event, Throwable error) {
              told.add("failed " + event.from() + " " + event.to() + " " + event.sequence());
              errors.add(error);
            }
          };
      Throwable caught =
          assertThrows(
              Throwable.class,
              () ->
                  StartMachine.builder()
                      .scheduler(new VirtualScheduler())
                      .effects(() -> sneak(thrown))
                      .hook(hook)
                      .build());
      assertSame(thrown, caught);
      assertEquals(List.of("failed WARMING WARMING 0"), told);
      assertEquals(List.of(thrown), errors);
    }
  }
}
