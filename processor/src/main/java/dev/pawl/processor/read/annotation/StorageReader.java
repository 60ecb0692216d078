package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Library;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.Shape;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.language.model.TypeRef;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Reads the settings for stored data from the annotations of an enum. */
final class StorageReader {

  private static final String ARROW = "->";

  private final TypeElement type;
  private final ElementAnnotation machine;

  StorageReader(TypeElement type, ElementAnnotation machine) {
    this.type = type;
    this.machine = machine;
  }

  Storage read(
      List<? extends Element> constants,
      TypeLookup types,
      Set<Part> included,
      Function<Set<Serializer>, Map<TypeRef, Shape>> shapes) {
    Set<Serializer> serializers = serializers();
    return new Storage(
        serializers,
        reserved("reserved"),
        reserved("reservedEvents"),
        renamedStates(constants),
        renamedEvents(),
        shapes.apply(serializers),
        Library.present(types, serializers, included.contains(Part.SPRING)),
        Map.of(
            Storage.SERIALIZERS,
            machine.origin(Storage.SERIALIZERS),
            Storage.CONTEXT,
            machine.origin(Storage.CONTEXT),
            Storage.INCLUDE,
            machine.origin(Storage.INCLUDE)));
  }

  private Set<Serializer> serializers() {
    List<String> names = machine.constants("serializers");
    Set<Serializer> serializers = EnumSet.noneOf(Serializer.class);
    Stream.of(Serializer.values()).filter(s -> names.contains(s.name())).forEach(serializers::add);
    return serializers;
  }

  private List<Storage.Reserved> reserved(String attribute) {
    List<Storage.Reserved> reserved = new ArrayList<>();
    for (NameReference text : machine.names(attribute)) {
      int arrow = text.name().indexOf(ARROW);
      String name = arrow < 0 ? text.name() : text.name().substring(0, arrow);
      Optional<NameReference> becomes =
          arrow < 0
              ? Optional.empty()
              : Optional.of(
                  new NameReference(
                      text.name().substring(arrow + ARROW.length()).strip(), text.origin()));
      reserved.add(new Storage.Reserved(new NameReference(name.strip(), text.origin()), becomes));
    }
    return reserved;
  }

  private static List<Storage.Renamed> renamedStates(List<? extends Element> constants) {
    List<Storage.Renamed> renamed = new ArrayList<>();
    for (Element constant : constants) {
      ElementAnnotation.first(constant, PawlAnnotation.STATE)
          .flatMap(s -> s.name("renamedFrom"))
          .ifPresent(
              from -> renamed.add(new Storage.Renamed(constant.getSimpleName().toString(), from)));
    }
    return renamed;
  }

  private List<Storage.Renamed> renamedEvents() {
    List<Storage.Renamed> renamed = new ArrayList<>();
    for (ElementAnnotation event : ElementAnnotation.all(type, PawlAnnotation.EVENT)) {
      event
          .name("renamedFrom")
          .ifPresent(from -> renamed.add(new Storage.Renamed(event.text("name"), from)));
    }
    return renamed;
  }
}
