package dev.pawl.time;

import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The pool of {@link Scheduler#system()}. The first call loads this class, which creates the pool.
 */
final class SystemPool implements ThreadFactory {

  private static final int THREADS =
      Math.max(2, Math.min(4, Runtime.getRuntime().availableProcessors()));

  private final AtomicInteger made = new AtomicInteger();

  static final Scheduler SCHEDULER = new ExecutorScheduler(pool());

  private SystemPool() {}

  private static ScheduledThreadPoolExecutor pool() {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(THREADS, new SystemPool());
    // most timers are cancelled long before they are due and should then be released
    pool.setRemoveOnCancelPolicy(true);
    pool.setKeepAliveTime(10, TimeUnit.SECONDS);
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  @Override
  public Thread newThread(Runnable work) {
    Thread thread = new Thread(null, work, "pawl-timer-" + made.incrementAndGet(), 0, false);
    thread.setDaemon(true);
    // a thread must not keep the class loader of the application that started the first timer
    thread.setContextClassLoader(ClassLoader.getSystemClassLoader());
    return thread;
  }
}
