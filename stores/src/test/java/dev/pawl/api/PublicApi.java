package dev.pawl.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares the public members of a published module with the list of the module in {@code api/}.
 * Each added, removed or changed member is thus visible in a diff, and must be added to the
 * changelog. Members of {@code dev.pawl.engine} are not listed, because only generated code of the
 * same version uses them. Modules that are built later also compile this class.
 */
public final class PublicApi {

  private PublicApi() {}

  /**
   * Compares a module with its list. With {@code -Dpawl.api.update=true}, writes the list
   * instead. @param member any class of the module
   */
  public static void requireListed(String module, Class<?> member)
      throws IOException, URISyntaxException {
    Path list = lists().resolve(module + ".txt");
    String offered = String.join("\n", offered(member)) + "\n";
    if (Boolean.getBoolean("pawl.api.update")) {
      Files.writeString(list, offered);
    }
    assertEquals(
        Files.readString(list),
        offered,
        "The public API has changed. If that is meant, say so in CHANGELOG.md and rewrite the list"
            + " with -Dpawl.api.update=true");
  }

  private static Path lists() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("build/api/pawl-runtime.txt"))) {
      folder = folder.getParent();
    }
    return folder.resolve("build/api");
  }

  private static List<String> offered(Class<?> member) throws IOException, URISyntaxException {
    URI place = member.getProtectionDomain().getCodeSource().getLocation().toURI();
    Path path = Path.of(place);
    if (Files.isDirectory(path)) {
      return offered(path);
    }
    try (FileSystem jar = FileSystems.newFileSystem(path)) {
      return offered(jar.getPath("/"));
    }
  }

  private static List<String> offered(Path root) throws IOException {
    TreeSet<String> packages = exported(root.resolve("module-info.class"));
    assertTrue(packages.size() > 0);
    List<String> lines = new ArrayList<>();
    for (String name : packages) {
      try (Stream<Path> files = Files.list(root.resolve(name.replace('.', '/')))) {
        files
            .map(file -> file.getFileName().toString())
            .filter(file -> file.endsWith(".class") && !file.equals("package-info.class"))
            .map(file -> load(name + "." + file.substring(0, file.length() - 6)))
            .filter(PublicApi::isOffered)
            .sorted((a, b) -> a.getName().compareTo(b.getName()))
            .forEach(type -> add(type, lines));
      }
    }
    return lines;
  }

  private static TreeSet<String> exported(Path module) throws IOException {
    try (InputStream in = Files.newInputStream(module)) {
      return ModuleDescriptor.read(in).exports().stream()
          .filter(export -> !export.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .filter(name -> !name.startsWith("dev.pawl.engine"))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, PublicApi.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isOffered(Class<?> type) {
    for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
      if (each.isAnonymousClass() || each.isLocalClass() || !isOffered(each.getModifiers())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOffered(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  private static void add(Class<?> type, List<String> lines) {
    // some JDKs do not print "sealed", and none prints the permitted types
    String sealed = type.isSealed() ? "sealed " : "";
    StringBuilder heading =
        new StringBuilder(sealed + type.toGenericString().replaceAll("(non-)?sealed ", ""));
    if (type.getGenericSuperclass() != null && type.getSuperclass() != Object.class) {
      heading.append(" extends ").append(type.getGenericSuperclass().getTypeName());
    }
    Stream.of(type.getGenericInterfaces())
        .map(each -> " implements " + each.getTypeName())
        .sorted()
        .forEach(heading::append);
    if (type.isSealed()) {
      Stream.of(type.getPermittedSubclasses())
          .map(each -> " permits " + each.getName())
          .sorted()
          .forEach(heading::append);
    }
    lines.add(heading.toString());
    TreeSet<String> members = new TreeSet<>();
    for (Field field : type.getDeclaredFields()) {
      addMember(field, field.isSynthetic(), field.toGenericString(), members);
    }
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      addMember(constructor, constructor.isSynthetic(), constructor.toGenericString(), members);
    }
    for (Method method : type.getDeclaredMethods()) {
      Object preset = method.getDefaultValue();
      String shown = preset == null ? "" : " default " + text(preset);
      addMember(method, method.isSynthetic(), method.toGenericString() + shown, members);
    }
    members.forEach(each -> lines.add("  " + each));
  }

  private static void addMember(
      Member member, boolean synthetic, String text, TreeSet<String> members) {
    if (!synthetic && isOffered(member.getModifiers())) {
      String owner = member.getDeclaringClass().getTypeName() + ".";
      members.add(text.replace("java.lang.", "").replaceAll("(?<= )" + Pattern.quote(owner), ""));
    }
  }

  private static String text(Object preset) {
    return preset instanceof Object[] array ? Arrays.toString(array) : preset.toString();
  }
}
