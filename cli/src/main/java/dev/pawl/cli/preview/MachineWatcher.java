package dev.pawl.cli.preview;

import dev.pawl.processor.read.file.MachineFiles;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A watcher of the files below a folder. The watcher draws a machine again when its file changes.
 * File times are checked repeatedly, because notifications of operating systems can be late or
 * missing. Thread-safe.
 */
final class MachineWatcher implements AutoCloseable {

  /** The time between two checks for changes of known files. */
  private static final Duration PAUSE = Duration.ofMillis(60);

  /** The minimum time between two searches for new files. */
  private static final Duration SEARCH_INTERVAL = Duration.ofMillis(500);

  /**
   * The minimum ratio between the time from one search to the next and the time that a search
   * takes.
   */
  private static final int MIN_INTERVAL_RATIO = 10;

  private final Path folder;
  private final String onlyFile;
  private final Thread thread;
  private final Map<String, WatchedFile> files = new TreeMap<>();
  private final Map<String, CompiledMachine> compiled = new TreeMap<>();
  private FileTree tree;
  private long nextSearch = System.nanoTime();
  private PreviewState snapshot = new PreviewState(0, List.of(), List.of());
  private boolean closed;

  /**
   * Creates a watcher, which does nothing until {@link #start} is called.
   *
   * @param onlyFile the name of the only file to watch; empty to watch all
   */
  public MachineWatcher(Path folder, String onlyFile) {
    this.folder = folder;
    this.onlyFile = onlyFile;
    this.tree = FileTree.EMPTY;
    this.thread = new Thread(this::watch, "pawl-preview");
    thread.setDaemon(true);
  }

  /**
   * Reads the folder, and then watches the folder in another thread until the watcher is closed.
   */
  public void start() {
    update();
    thread.start();
  }

  public synchronized PreviewState now() {
    return snapshot;
  }

  /**
   * Waits until the state has another version.
   *
   * @param version the version that the caller knows
   * @param maxWait the maximum time to wait
   * @return the present state; its version is the known one if the time has elapsed or if the
   *     watcher was closed
   */
  public synchronized PreviewState after(long version, Duration maxWait)
      throws InterruptedException {
    long end = System.nanoTime() + maxWait.toNanos();
    while (!closed && snapshot.version() == version) {
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        break;
      }
      wait(left);
    }
    return snapshot;
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      notifyAll();
    }
    thread.interrupt();
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(PAUSE.toMillis());
        try {
          update();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
          publish(List.of("An error occurred. Pawl will retry: " + e));
        }
      }
    } catch (InterruptedException e) {
      // the thread is interrupted when the watcher is closed
    }
  }

  private void update() {
    long now = System.nanoTime();
    boolean round = now - nextSearch >= 0;
    if (round) {
      tree = FileTree.of(folder, onlyFile);
      long took = System.nanoTime() - now;
      nextSearch = now + Math.max(SEARCH_INTERVAL.toNanos(), MIN_INTERVAL_RATIO * took);
    }
    boolean known = updateFiles();
    boolean changed = known || !tree.notes().equals(now().notes());
    List<WatchedFile> outdated = files.values().stream().filter(WatchedFile::changes).toList();
    if (!outdated.isEmpty()) {
      outdated.forEach(WatchedFile::markOutdated);
      publish(tree.notes());
      for (WatchedFile draft : outdated) {
        draft.draw();
        publish(tree.notes());
      }
      changed = false;
    }
    if (round) {
      for (CompiledMachine machine : compiled.values()) {
        changed |= machine.update(tree);
      }
    }
    if (changed) {
      publish(tree.notes());
    }
  }

  /** Adds new files and removes deleted ones. Returns whether a file was removed. */
  private boolean updateFiles() {
    Map<String, Path> models = new LinkedHashMap<>();
    tree.models().forEach(m -> models.put(MachineFiles.slashed(folder.relativize(m)), m));
    boolean changed = files.keySet().retainAll(tree.drafts().keySet());
    changed |= compiled.keySet().retainAll(models.keySet());
    for (var file : tree.drafts().entrySet()) {
      String id = file.getKey();
      files.computeIfAbsent(id, i -> new WatchedFile(i, folder, file.getValue()));
    }
    models.forEach((id, file) -> compiled.computeIfAbsent(id, i -> new CompiledMachine(i, file)));
    return changed;
  }

  private void publish(List<String> notes) {
    List<MachineView> machines = new ArrayList<>();
    files.values().forEach(d -> machines.add(d.view()));
    Set<String> drawn =
        machines.stream().map(MachineView::qualifiedName).collect(Collectors.toSet());
    // a machine in YAML is shown from its YAML file; of a machine in several class outputs, the
    // latest is shown
    Map<String, CompiledMachine> latest = new TreeMap<>();
    Consumer<CompiledMachine> keep =
        c -> latest.merge(c.view().qualifiedName(), c, MachineWatcher::later);
    compiled.values().stream()
        .filter(c -> !c.view().page().isEmpty() && !drawn.contains(c.view().qualifiedName()))
        .forEach(keep);
    latest.values().forEach(c -> machines.add(c.view()));
    machines.sort(Comparator.comparing(MachineView::name).thenComparing(MachineView::id));
    synchronized (this) {
      snapshot = new PreviewState(snapshot.version() + 1, machines, notes);
      notifyAll();
    }
  }

  private static CompiledMachine later(CompiledMachine one, CompiledMachine other) {
    return other.changedAt() > one.changedAt() ? other : one;
  }
}
