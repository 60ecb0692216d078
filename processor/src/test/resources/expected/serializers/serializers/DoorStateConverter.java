package serializers;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import javax.annotation.processing.Generated;

/** Keeps states of {@code Door} in text columns, by their names in data. Thread-safe. */
@Converter(
    autoApply = true
)
@Generated("dev.pawl.processor")
public final class DoorStateConverter implements AttributeConverter<DoorState, String> {
  /** Called by JPA. */
  public DoorStateConverter() {}

  @Override
  public String convertToDatabaseColumn(DoorState state) {
    return state == null ? null : DoorCodec.toWire(state);
  }

  @Override
  public DoorState convertToEntityAttribute(String text) {
    return text == null ? null : DoorCodec.fromWire(text);
  }
}
