package dev.pawl.playground.jdk;

import dev.pawl.cli.input.JdkTypes.JdkType;
import java.util.List;
import java.util.Optional;

/** {@link dev.pawl.cli.input.JdkTypes} for TeaVM, which has no JDK to look into. */
public final class JdkTypes {

  private static final String PATH = "/dev/pawl/playground/jdk/jdk-types.txt";

  /** A line feed, then the lines of the table. It is searched, which is faster than to parse it. */
  private static final String TABLE = "\n" + TextResource.read(PATH);

  private JdkTypes() {}

  /** Returns whether a type may be an enum. The table does not contain this. */
  public static boolean mayBeEnum(String canonicalName) {
    return !canonicalName.startsWith("java.lang.");
  }

  /** Returns a public type in a package that starts with {@code java.}. */
  public static Optional<JdkType> find(String canonicalName) {
    int dot = canonicalName.indexOf('.');
    while (dot > 0) {
      String packageName = canonicalName.substring(0, dot);
      String name = canonicalName.substring(dot + 1);
      int line = TABLE.indexOf("\n" + packageName + " ");
      if (line >= 0) {
        int type = TABLE.indexOf(" " + name + ":", line);
        if (type >= 0 && type < TABLE.indexOf('\n', line + 1)) {
          int parameters = TABLE.charAt(type + name.length() + 2) - '0';
          return Optional.of(new JdkType(packageName, List.of(name.split("\\.")), parameters));
        }
      }
      dot = canonicalName.indexOf('.', dot + 1);
    }
    return Optional.empty();
  }
}
