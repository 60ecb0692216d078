package dev.pawl.store.command;

import dev.pawl.store.recovery.Progress;
import java.io.PrintStream;

/** A progress display in one line of a terminal. The line is cleared at the end. */
final class ProgressLine implements Progress {

  private final PrintStream terminal;
  private final String what;
  private long shown = -1;

  ProgressLine(PrintStream terminal, String what) {
    this.terminal = terminal;
    this.what = what;
  }

  @Override
  public void at(long done, long total) {
    long percent = total == 0 ? 100 : done * 100 / total;
    if (percent != shown) {
      shown = percent;
      terminal.print("\r" + what + " " + percent + " %");
      terminal.flush();
    }
  }

  void end() {
    if (shown >= 0) {
      terminal.print("\r" + " ".repeat(what.length() + 6) + "\r");
      terminal.flush();
    }
  }
}
