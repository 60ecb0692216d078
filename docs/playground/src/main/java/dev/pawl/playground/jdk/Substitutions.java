package dev.pawl.playground.jdk;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells TeaVM which classes of this package replace classes that it cannot compile. */
public final class Substitutions extends SimpleSubstitutionPolicy {

  private static final String HERE = Substitutions.class.getPackageName();

  @Override
  public void contribute(SubstitutionSink sink) {
    replace(sink, "dev.pawl.cli.input", "JdkTypes", "");
    replace(sink, "dev.pawl.diagrams.document", "TextResource", "");
    replace(sink, "dev.pawl.language.problem", "PawlVersion", "");
    replace(sink, "java.security", "MessageDigest", "T");
    replace(sink, "java.util", "HexFormat", "T");
  }

  private static void replace(SubstitutionSink sink, String owner, String type, String prefix) {
    sink.selectClasses(named(owner + "." + type))
        .replacePackage(owner, HERE)
        .simpleNamePrefix(prefix);
  }
}
