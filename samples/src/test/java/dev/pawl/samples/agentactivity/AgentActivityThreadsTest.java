package dev.pawl.samples.agentactivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests readers that run while another thread writes, and a countdown in real time. */
@Timeout(60)
class AgentActivityThreadsTest {

  private static final List<String> TURN =
      List.of("message_start", "thinking_delta", "tool_use", "tool_result", "text_delta", "done");

  @Test
  void readersSeeOnlyWhatTheWriterDid() throws Exception {
    AtomicLong ticks = new AtomicLong();
    AgentActivity agent =
        AgentActivity.builder(Duration.ofDays(1), () -> {})
            .clock(() -> Instant.ofEpochMilli(ticks.incrementAndGet()))
            .build();
    agent.apply(new AgentEvent("message_start"));
    AtomicBoolean over = new AtomicBoolean();
    AtomicInteger working = new AtomicInteger();
    ExecutorService readers = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> looks =
          List.of(
              readers.submit(() -> look(agent, over, working)),
              readers.submit(() -> look(agent, over, working)));
      // continues until both readers have seen a working agent, because they may start slowly
      for (int turn = 0; turn < 5_000 || working.get() < 2; turn++) {
        for (String type : TURN) {
          agent.apply(new AgentEvent(type));
        }
      }
      over.set(true);
      for (Future<?> look : looks) {
        look.get(30, TimeUnit.SECONDS);
      }
    } finally {
      over.set(true);
      readers.shutdownNow();
    }
    assertEquals(AgentActivityState.IDLE, agent.current());
    assertEquals(AgentActivityState.LIFECYCLE_IDLE, agent.lifecycle());
  }

  private static void look(AgentActivity agent, AtomicBoolean over, AtomicInteger working) {
    Instant latest = agent.lastActive();
    boolean seen = false;
    while (!over.get()) {
      AgentActivityState lifecycle = agent.lifecycle();
      assertFalse(lifecycle == AgentActivityState.LIFECYCLE_SPAWNING, lifecycle::toString);
      assertFalse(lifecycle == AgentActivityState.LIFECYCLE_KILLED, lifecycle::toString);
      assertTrue(agent.current().compareTo(AgentActivityState.IDLE) >= 0);
      Instant next = agent.lastActive();
      assertFalse(next.isBefore(latest), () -> next + " is earlier");
      latest = next;
      agent.remaining().ifPresent(r -> assertTrue(r.compareTo(Duration.ofDays(1)) <= 0));
      if (!seen && lifecycle == AgentActivityState.LIFECYCLE_WORKING) {
        seen = true;
        working.incrementAndGet();
      }
    }
  }

  @Test
  void silentAgentIsKilledWithDefaultScheduler() throws InterruptedException {
    CountDownLatch killed = new CountDownLatch(1);
    AgentActivity agent = AgentActivity.create(Duration.ofMillis(20), killed::countDown);
    agent.apply(new AgentEvent("message_start"));
    agent.apply(new AgentEvent("done"));
    assertTrue(killed.await(30, TimeUnit.SECONDS));
    assertEquals(AgentActivityState.LIFECYCLE_KILLED, agent.lifecycle());
  }
}
