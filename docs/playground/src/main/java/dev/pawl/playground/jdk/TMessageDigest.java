package dev.pawl.playground.jdk;

import java.security.NoSuchAlgorithmException;

/** {@link java.security.MessageDigest} for TeaVM: SHA-256 (FIPS 180-4) of a whole array. */
public final class TMessageDigest {

  private static final int BLOCK = 64;

  /** The fractional parts of the cube roots of the first 64 primes. */
  private static final int[] K = new int[64];

  /** The fractional parts of the square roots of the first eight primes. */
  private static final int[] INITIAL = new int[8];

  static {
    int found = 0;
    for (int n = 2; found < K.length; n++) {
      if (isPrime(n)) {
        if (found < INITIAL.length) {
          INITIAL[found] = fraction(Math.sqrt(n));
        }
        K[found++] = fraction(Math.cbrt(n));
      }
    }
  }

  private TMessageDigest() {}

  /**
   * Returns the digest of an algorithm.
   *
   * @throws NoSuchAlgorithmException if it is not SHA-256
   */
  public static TMessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new TMessageDigest();
  }

  /** Returns the hash of a message. */
  public byte[] digest(byte[] message) {
    int[] hash = INITIAL.clone();
    byte[] padded = padded(message);
    for (int start = 0; start < padded.length; start += BLOCK) {
      add(hash, padded, start);
    }
    byte[] bytes = new byte[4 * hash.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return bytes;
  }

  private static byte[] padded(byte[] message) {
    byte[] padded = new byte[(message.length + 8) / BLOCK * BLOCK + BLOCK];
    System.arraycopy(message, 0, padded, 0, message.length);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 0; i < 8; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
    }
    return padded;
  }

  private static void add(int[] hash, byte[] bytes, int start) {
    int[] w = new int[K.length];
    for (int i = 0; i < 16; i++) {
      int at = start + 4 * i;
      w[i] =
          bytes[at] << 24
              | (bytes[at + 1] & 0xFF) << 16
              | (bytes[at + 2] & 0xFF) << 8
              | (bytes[at + 3] & 0xFF);
    }
    for (int i = 16; i < w.length; i++) {
      int a = w[i - 15];
      int b = w[i - 2];
      int s0 = Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3;
      int s1 = Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    int[] v = hash.clone();
    for (int i = 0; i < w.length; i++) {
      int e = v[4];
      int a = v[0];
      int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int first = v[7] + s1 + (e & v[5] ^ ~e & v[6]) + K[i] + w[i];
      int second = s0 + (a & v[1] ^ a & v[2] ^ v[1] & v[2]);
      System.arraycopy(v, 0, v, 1, 7);
      v[4] += first;
      v[0] = first + second;
    }
    for (int i = 0; i < hash.length; i++) {
      hash[i] += v[i];
    }
  }

  private static boolean isPrime(int n) {
    for (int i = 2; i * i <= n; i++) {
      if (n % i == 0) {
        return false;
      }
    }
    return true;
  }

  private static int fraction(double root) {
    return (int) (long) ((root - Math.floor(root)) * (1L << 32));
  }
}
