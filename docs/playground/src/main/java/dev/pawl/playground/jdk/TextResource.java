package dev.pawl.playground.jdk;

import org.teavm.jso.JSBody;

/**
 * {@link dev.pawl.diagrams.document.TextResource} for TeaVM, which would store resources as Base64.
 * {@link dev.pawl.playground.build.StaticFiles} writes them as texts, which compress better.
 */
public final class TextResource {

  private TextResource() {}

  /** Returns the text of a file. */
  @JSBody(params = "path", script = "return globalThis.pawlTexts[path];")
  public static native String read(String path);
}
