package serializers;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import javax.annotation.processing.Generated;

/** Keeps events of {@code Door} in text columns, by their names in data. Thread-safe. */
@Converter(
    autoApply = true
)
@Generated("dev.pawl.processor")
public final class DoorEventConverter implements AttributeConverter<DoorEvent, String> {
  /** Called by JPA. */
  public DoorEventConverter() {}

  @Override
  public String convertToDatabaseColumn(DoorEvent event) {
    return event == null ? null : DoorCodec.eventToWire(event);
  }

  @Override
  public DoorEvent convertToEntityAttribute(String text) {
    return text == null ? null : DoorCodec.eventFromWire(text);
  }
}
