package serializers;

import dev.pawl.data.Json;
import jakarta.persistence.AttributeConverter;
import javax.annotation.processing.Generated;

/**
 * Keeps states of {@code Parcel} in text columns, with what they carry as JSON. Thread-safe.
 *
 * <p>Extend it by a class with {@code @Converter(autoApply = true)} whose constructor gives the
 * conversions.
 */
@Generated("dev.pawl.processor")
public abstract class ParcelStateConverter implements AttributeConverter<ParcelState, String> {
  private final ParcelData data;

  /**
   * A converter.
   *
   * @param values converts what only the program knows
   */
  protected ParcelStateConverter(ParcelValues values) {
    data = new ParcelData(values);
  }

  @Override
  public String convertToDatabaseColumn(ParcelState state) {
    return state == null ? null : Json.write(data.ofState(state));
  }

  @Override
  public ParcelState convertToEntityAttribute(String text) {
    return text == null ? null : data.state(Json.readNameOrObject(text, "Parcel state"));
  }
}
