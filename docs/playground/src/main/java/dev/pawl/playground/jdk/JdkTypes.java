package dev.pawl.playground.jdk;

import dev.pawl.cli.input.JdkTypes.JdkType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@link dev.pawl.cli.input.JdkTypes} for TeaVM, which has no JDK to look into. */
public final class JdkTypes {

  private static final String PATH = "/dev/pawl/playground/jdk/jdk-types.txt";

  private static final Map<String, JdkType> TYPES = new HashMap<>();

  static {
    for (String line : TextResource.read(PATH).split("\n")) {
      String[] words = line.split(" ");
      for (String word : Arrays.asList(words).subList(1, words.length)) {
        int parameters = word.charAt(0) - '0';
        String name = word.substring(1);
        TYPES.put(
            words[0] + "." + name, new JdkType(words[0], List.of(name.split("\\.")), parameters));
      }
    }
  }

  private JdkTypes() {}

  /** Returns a public type in a package that starts with {@code java.}. */
  public static Optional<JdkType> find(String canonicalName) {
    return Optional.ofNullable(TYPES.get(canonicalName));
  }
}
