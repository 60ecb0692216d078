package dev.pawl.processor.testing;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.eclipse.jdt.internal.compiler.tool.EclipseFileManager;

/**
 * ECJ with reused file managers. A new file manager scans all packages of the JDK, which takes
 * longer than most compilations of tests.
 */
public final class Ecj extends EclipseCompiler {

  private static final Queue<Files> CLOSED = new ConcurrentLinkedQueue<>();

  @Override
  public StandardJavaFileManager getStandardFileManager(
      DiagnosticListener<? super JavaFileObject> diagnostics, Locale locale, Charset charset) {
    diagnosticListener = diagnostics;
    Files closed = CLOSED.poll();
    return closed != null && closed.opens(locale, charset) ? closed : new Files(locale, charset);
  }

  /**
   * A file manager that can be reused. Calls of {@code close} close it only if it would keep
   * settings of a compilation.
   */
  private static final class Files extends EclipseFileManager {

    /** The locations that every compilation sets. */
    private static final Set<StandardLocation> SET =
        Set.of(
            StandardLocation.CLASS_OUTPUT,
            StandardLocation.SOURCE_OUTPUT,
            StandardLocation.CLASS_PATH,
            StandardLocation.ANNOTATION_PROCESSOR_PATH);

    private final Locale locale;
    private final Charset charset;
    private final List<File> classPath;
    private final Map<StandardLocation, List<File>> others;
    private boolean open = true;

    Files(Locale locale, Charset charset) {
      super(locale, charset);
      this.locale = locale;
      this.charset = charset;
      classPath = at(StandardLocation.CLASS_PATH);
      others = others();
    }

    private List<File> at(StandardLocation location) {
      List<File> files = new ArrayList<>();
      if (hasLocation(location)) {
        getLocation(location).forEach(files::add);
      }
      return files;
    }

    private Map<StandardLocation, List<File>> others() {
      Map<StandardLocation, List<File>> all = new EnumMap<>(StandardLocation.class);
      for (StandardLocation location : StandardLocation.values()) {
        if (!SET.contains(location)) {
          all.put(location, at(location));
        }
      }
      return all;
    }

    boolean opens(Locale sameLocale, Charset sameCharset) {
      open = locale.equals(sameLocale) && charset.equals(sameCharset);
      return open;
    }

    @Override
    public void close() throws IOException {
      if (!open) {
        return;
      }
      open = false;
      if (others.equals(others())) {
        // a compilation adds to the first location and replaces the second
        setLocation(StandardLocation.CLASS_PATH, classPath);
        setLocation(StandardLocation.ANNOTATION_PROCESSOR_PATH, classPath);
        CLOSED.add(this);
      } else {
        super.close();
      }
    }
  }
}
