package dev.pawl.processor.serialize;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32;

/** Changes data at random, as disks, networks and people can change data. */
final class Change {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Change() {}

  /** Returns bytes with a few changes. */
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

  /** Returns text with a few changes. */
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

  /** Returns the JSON after a random part was moved, removed or replaced. */
  static String within(String json, SplittableRandom random) {
    JsonNode root = tree(json);
    List<JsonNode> parts = new ArrayList<>(List.of(NullNode.instance, IntNode.valueOf(-1)));
    List<ContainerNode<?>> containers = new ArrayList<>();
    collect(root, parts, containers);
    if (containers.isEmpty()) {
      return of(json, random);
    }
    JsonNode other = parts.get(random.nextInt(parts.size())).deepCopy();
    ContainerNode<?> container = containers.get(random.nextInt(containers.size()));
    int at = random.nextInt(container.size());
    boolean remove = random.nextInt(4) == 0;
    if (container instanceof ArrayNode array) {
      if (remove) {
        array.remove(at);
      } else if (random.nextBoolean()) {
        array.set(at, other);
      } else {
        array.insert(at, other);
      }
    } else if (container instanceof ObjectNode object) {
      String name = new ArrayList<>(object.properties()).get(at).getKey();
      if (remove) {
        object.remove(name);
      } else {
        object.set(name, other);
      }
    }
    return root.toString();
  }

  /**
   * Returns the tree of JSON; null if Jackson rejects the JSON, for example because a key contains
   * an unpaired surrogate.
   */
  private static JsonNode tree(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException e) {
      return NullNode.instance;
    }
  }

  /** Collects all nodes in {@code parts}, and all nodes with children in {@code containers}. */
  private static void collect(
      JsonNode node, List<JsonNode> parts, List<ContainerNode<?>> containers) {
    parts.add(node);
    if (node instanceof ContainerNode<?> container && !container.isEmpty()) {
      containers.add(container);
      container.forEach(part -> collect(part, parts, containers));
    }
  }

  /** Corrects the checksum of changed bytes. */
  static void mend(byte[] bytes, String machine) {
    CRC32 checksum = new CRC32();
    checksum.update(machine.getBytes(StandardCharsets.UTF_8));
    checksum.update(bytes, 0, bytes.length - 4);
    ByteBuffer.wrap(bytes).putInt(bytes.length - 4, (int) checksum.getValue());
  }
}
