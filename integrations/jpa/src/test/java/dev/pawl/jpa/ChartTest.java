package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.IllegalTransitionError;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Statecharts in a column: nested states, eventless transitions, regions. */
class ChartTest {

  @Entity(name = "Job")
  static class Job {
    @Id Long id;
    @Version long version;
    JobState state;
  }

  private static void to(Base base, JobState state) {
    base.run(session -> session.find(Job.class, 1L).state = state);
  }

  private static void refused(Base base, JobState state) {
    thrown(IllegalTransitionError.class, () -> to(base, state));
  }

  @Test
  void macrostepIsOneStep() {
    try (Base base = Base.of(Map.of(PawlJpa.MACHINES, JobStateConverter.class), Job.class)) {
      JobMachine machine = new JobMachine();
      base.run(
          session -> {
            Job job = new Job();
            job.id = 1L;
            job.state = machine.state();
            session.persist(job);
          });
      refused(base, JobState.LOADED);
      assertEquals(JobState.PARSING, machine.load(), "it went on by itself");
      to(base, machine.state());
      refused(base, JobState.STORING);
      assertEquals(JobState.LOADED, machine.parsed(), "all within was done");
      to(base, machine.state());
      assertEquals(JobState.STORING, machine.store(), "which holds both regions");
      to(base, machine.state());
      machine.indexed();
      to(base, machine.state());
      refused(base, JobState.WAITING);
      to(base, machine.stop());
      refused(base, JobState.WAITING);
    }
  }
}
