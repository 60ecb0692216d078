package dev.pawl.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A print stream that keeps the exception of a failed write. {@link PrintStream} keeps only that a
 * write failed.
 */
final class CheckedPrintStream extends PrintStream {

  private final Watched watched;

  /**
   * Creates a stream.
   *
   * @param out the stream to which bytes are written
   * @param charset the charset of texts
   */
  public CheckedPrintStream(OutputStream out, Charset charset) {
    this(new Watched(out), charset);
  }

  private CheckedPrintStream(Watched watched, Charset charset) {
    super(watched, false, charset);
    this.watched = watched;
  }

  /** Returns why a write failed; empty if no write failed. */
  Optional<String> failure() {
    return Optional.ofNullable(watched.failure);
  }

  /**
   * Returns whether a write failed because the output is a pipe whose reader has ended, such as
   * {@code head}.
   */
  boolean isBroken() {
    return failure().filter(f -> f.toLowerCase(Locale.ROOT).contains("pipe")).isPresent();
  }

  private static final class Watched extends OutputStream {

    private final OutputStream out;
    private @Nullable String failure;

    private Watched(OutputStream out) {
      this.out = out;
    }

    private interface Writing {
      void write() throws IOException;
    }

    private void attempt(Writing writing) throws IOException {
      try {
        writing.write();
      } catch (IOException e) {
        failure = String.valueOf(e.getMessage());
        throw e;
      }
    }

    @Override
    public void write(int b) throws IOException {
      attempt(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      attempt(() -> out.write(bytes, offset, length));
    }

    @Override
    public void flush() throws IOException {
      attempt(out::flush);
    }
  }
}
