package dev.pawl.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * The live view of the machines of this JVM. A server shows in a browser which states are active
 * and which transitions are taken while the program runs. The live view is meant for development,
 * not for production.
 *
 * <p>The live view shows the instances that are created after it was started. The server listens
 * only on the loopback address, and answers only requests that contain the secret token. The token
 * is part of the address. The program never waits for the live view, and can end without closing
 * the live view.
 *
 * <p>Each JVM has at most one live view. This class is thread-safe.
 */
public final class PawlLive implements AutoCloseable {

  private static @Nullable PawlLive running;

  private final LiveRecorder recorder;
  private final LiveServer server;

  private PawlLive(LiveRecorder recorder, LiveServer server) {
    this.recorder = recorder;
    this.server = server;
  }

  /**
   * Starts the live view at any free port and prints its address. If a live view is already
   * running, returns the running live view.
   *
   * @throws UncheckedIOException if the server cannot be started
   */
  public static PawlLive start() {
    return start(0);
  }

  /**
   * Starts the live view at a port and prints its address. If a live view is already running,
   * returns the running live view, even if it uses another port.
   *
   * @param port the port, or 0 for any free port
   * @throws IllegalArgumentException if the port is not between 0 and 65535
   * @throws UncheckedIOException if the port is not available
   */
  public static synchronized PawlLive start(int port) {
    PawlLive found = running;
    if (found == null) {
      LiveRecorder recorder = new LiveRecorder();
      try {
        found = new PawlLive(recorder, LiveServer.start(port, recorder));
      } catch (IOException e) {
        throw new UncheckedIOException(
            "The live view cannot use port "
                + port
                + ": "
                + e.getMessage()
                + ". Choose another port.",
            e);
      }
      recorder.start();
      running = found;
      System.out.println("Pawl shows the machines of this program at " + found.address());
    }
    return found;
  }

  /** Returns the address to open in a browser. The address contains the secret token. */
  public String address() {
    return server.address();
  }

  /** Stops the server. After the server has been stopped, instances are no longer observed. */
  @Override
  public void close() {
    synchronized (PawlLive.class) {
      if (running == this) {
        running = null;
      }
    }
    recorder.close();
    server.close();
  }
}
