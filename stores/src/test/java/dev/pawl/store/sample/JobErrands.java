package dev.pawl.store.sample;

import dev.pawl.store.machine.EffectContext;
import java.sql.PreparedStatement;

/** The effects of a job, which send messages and insert rows. */
final class JobErrands implements JobEffects {

  private final EffectContext work;

  JobErrands(EffectContext work) {
    this.work = work;
  }

  @Override
  public void tellOwner(Tries context, JobEvent event) {
    work.send("tellOwner", "after " + context.made() + " tries: " + event.wireName());
  }

  @Override
  public void log(Tries context, JobEvent.Fails event) {
    if (event.exitCode() < 0) {
      throw new IllegalStateException("No exit code is negative: " + event.exitCode());
    }
    work.execute(
        c -> {
          try (PreparedStatement s = c.prepareStatement("INSERT INTO job_log VALUES (?)")) {
            s.setInt(1, event.exitCode());
            s.executeUpdate();
          }
        });
  }
}
