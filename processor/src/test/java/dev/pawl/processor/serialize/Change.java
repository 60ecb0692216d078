package dev.pawl.processor.serialize;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Changes data as disks, networks and people do. */
final class Change {

  private Change() {}

  /** Bytes with a few changes. */
  static byte[] of(byte[] bytes, SplittableRandom random) {
    byte[] changed = bytes.clone();
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = changed.length == 0 ? 0 : random.nextInt(changed.length);
      switch (random.nextInt(5)) {
        case 0 -> changed = Arrays.copyOf(changed, at);
        case 1 -> changed = Arrays.copyOf(changed, changed.length + random.nextInt(1, 5));
        default -> {
          if (changed.length > 0) {
            changed[at] =
                (byte)
                    (random.nextBoolean()
                        ? changed[at] ^ 1 << random.nextInt(8)
                        : random.nextInt(256));
          }
        }
      }
    }
    return changed;
  }

  /** Text with a few changes. */
  static String of(String text, SplittableRandom random) {
    StringBuilder changed = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(changed.length() + 1);
      switch (random.nextInt(4)) {
        case 0 -> changed.setLength(at);
        case 1 -> changed.insert(at, "{}[]\",:0-.tn".charAt(random.nextInt(12)));
        case 2 -> changed.insert(at, (char) random.nextInt(0x10000));
        default -> {
          if (at < changed.length()) {
            changed.deleteCharAt(at);
          }
        }
      }
    }
    return changed.toString();
  }
}
