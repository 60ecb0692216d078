package dev.pawl.benchmarks.stores.due;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

/** Threads that handle batches until none is left. */
final class Workers {

  private final AtomicBoolean stopping = new AtomicBoolean();
  private final ExecutorService threads = Executors.newFixedThreadPool(DueContender.WORKERS);
  private final List<Future<Boolean>> running;

  /**
   * Starts the threads.
   *
   * @param batch handles a batch, and returns whether there was one
   */
  Workers(Callable<Boolean> batch) {
    running =
        IntStream.range(0, DueContender.WORKERS)
            .mapToObj(
                i ->
                    threads.submit(
                        () -> {
                          boolean more = true;
                          while (more && !stopping.get()) {
                            more = batch.call();
                          }
                          return true;
                        }))
            .toList();
  }

  /** Stops the threads. Throws the exception of a failed one. */
  void stop() throws InterruptedException, ExecutionException {
    stopping.set(true);
    threads.shutdown();
    for (Future<Boolean> one : running) {
      one.get();
    }
  }
}
