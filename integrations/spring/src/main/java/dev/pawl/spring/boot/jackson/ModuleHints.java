package dev.pawl.spring.boot.jackson;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;
import org.springframework.util.ClassUtils;

/**
 * A registrar of the resources that a native image needs at run time: the files that list modules
 * for Jackson 2 and 3, and the constructors of the generated modules that these files list.
 */
final class ModuleHints implements RuntimeHintsRegistrar {

  private static final List<String> SERVICES =
      List.of("com.fasterxml.jackson.databind.Module", "tools.jackson.databind.JacksonModule");

  @Override
  public void registerHints(RuntimeHints hints, @Nullable ClassLoader loader) {
    ClassLoader from = loader == null ? ClassUtils.getDefaultClassLoader() : loader;
    for (String service : SERVICES) {
      if (from != null && ClassUtils.isPresent(service, from)) {
        hints.resources().registerPattern("META-INF/services/" + service);
        register(hints, "META-INF/services/" + service, from);
      }
    }
  }

  private static void register(RuntimeHints hints, String file, ClassLoader loader) {
    try {
      for (URL found : Collections.list(loader.getResources(file))) {
        try (BufferedReader lines =
            new BufferedReader(new InputStreamReader(found.openStream(), StandardCharsets.UTF_8))) {
          lines
              .lines()
              .map(line -> line.replaceFirst("#.*", "").strip())
              .filter(name -> name.endsWith("Jackson") || name.endsWith("Jackson3"))
              .forEach(
                  name ->
                      hints
                          .reflection()
                          .registerType(
                              TypeReference.of(name), MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
