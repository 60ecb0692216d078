package serializers;

import dev.pawl.data.Json;
import jakarta.persistence.AttributeConverter;
import javax.annotation.processing.Generated;

/**
 * Keeps events of {@code Parcel} in text columns, with what they carry as JSON. Thread-safe.
 *
 * <p>Extend it by a class with {@code @Converter(autoApply = true)} whose constructor gives the
 * conversions.
 */
@Generated("dev.pawl.processor")
public abstract class ParcelEventConverter implements AttributeConverter<ParcelEvent, String> {
  private final ParcelData data;

  /**
   * A converter.
   *
   * @param values converts what only the program knows
   */
  protected ParcelEventConverter(ParcelValues values) {
    data = new ParcelData(values);
  }

  @Override
  public String convertToDatabaseColumn(ParcelEvent event) {
    return event == null ? null : Json.write(data.ofEvent(event));
  }

  @Override
  public ParcelEvent convertToEntityAttribute(String text) {
    return text == null ? null : data.event(Json.readNameOrObject(text, "Parcel event"));
  }
}
