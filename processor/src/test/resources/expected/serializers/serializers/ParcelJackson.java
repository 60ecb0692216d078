package serializers;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.pawl.data.Plain;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * Teaches Jackson the states, events and instances of {@code Parcel}: register it with a mapper. A
 * state or event is the text of its name in data, or, where its type carries anything, an object
 * with it.
 */
@Generated("dev.pawl.processor")
public final class ParcelJackson extends SimpleModule {
  private static final long serialVersionUID = 1L;

  /**
   * A module that writes instances but cannot read them, as that takes a builder.
   *
   * @param values converts what only the program knows
   */
  public ParcelJackson(ParcelValues values) {
    this(values, ParcelMachine::builder);
  }

  /**
   * A module that also reads instances.
   *
   * @param values converts what only the program knows
   * @param builders gives instances everything that is not in data, such as hooks
   */
  public ParcelJackson(ParcelValues values, Supplier<ParcelMachine.Builder> builders) {
    super("pawl Parcel");
    ParcelData data = new ParcelData(values);
    addSerializer(ParcelState.class, new Writer<>(data::ofState));
    addDeserializer(
        ParcelState.class, new Reader<>(ParcelState.class, "Parcel state", data::state));
    addSerializer(ParcelEvent.class, new Writer<>(data::ofEvent));
    addDeserializer(
        ParcelEvent.class, new Reader<>(ParcelEvent.class, "Parcel event", data::event));
    addSerializer(ParcelMachine.class, new Writer<>(data::ofInstance));
    addDeserializer(
        ParcelMachine.class,
        new Reader<>(ParcelMachine.class, "Parcel", plain -> data.instance(plain, builders.get())));
  }

  /** Writes plain values. */
  private static final class Writer<T> extends JsonSerializer<T> {
    private final Function<T, ?> plain;

    Writer(Function<T, ?> plain) {
      this.plain = plain;
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializerProvider context) throws
        IOException {
      write(plain.apply(value), out);
    }

    @Override
    public void serializeWithType(T value, JsonGenerator out, SerializerProvider context,
        TypeSerializer type) throws IOException {
      serialize(value, out, context);
    }

    private static void write(Object plain, JsonGenerator out) throws IOException {
      if (plain == null) {
        out.writeNull();
      } else if (plain instanceof Boolean flag) {
        out.writeBoolean(flag);
      } else if (plain instanceof Double real) {
        out.writeNumber(real);
      } else if (plain instanceof BigInteger large) {
        out.writeNumber(large);
      } else if (plain instanceof Number whole) {
        out.writeNumber(whole.longValue());
      } else if (plain instanceof List<?> items) {
        out.writeStartArray();
        for (Object item : items) {
          write(item, out);
        }
        out.writeEndArray();
      } else if (plain instanceof Map<?, ?> fields) {
        out.writeStartObject();
        for (Map.Entry<?, ?> field : fields.entrySet()) {
          out.writeFieldName((String) field.getKey());
          write(field.getValue(), out);
        }
        out.writeEndObject();
      } else {
        out.writeString((String) plain);
      }
    }
  }

  /** Reads plain values. */
  private static final class Reader<T> extends JsonDeserializer<T> {
    private final Class<?> type;

    private final String what;

    private final Function<Plain, T> made;

    Reader(Class<?> type, String what, Function<Plain, T> made) {
      this.type = type;
      this.what = what;
      this.made = made;
    }

    @Override
    public T deserialize(JsonParser in, DeserializationContext context) throws IOException {
      Object plain = read(in, 0);
      try {
        return made.apply(new Plain(plain, what));
      } catch (IllegalArgumentException e) {
        throw InvalidFormatException.from(in, e.getMessage(), plain, type);
      }
    }

    @Override
    public Object deserializeWithType(JsonParser in, DeserializationContext context,
        TypeDeserializer typed) throws IOException {
      return deserialize(in, context);
    }

    private static Object read(JsonParser in, int depth) throws IOException {
      if (depth > 100) {
        throw InvalidFormatException.from(
            in, "Values are nested more than 100 deep", null, Object.class);
      }
      return switch (in.currentToken()) {
        case VALUE_NULL -> null;
        case VALUE_TRUE -> true;
        case VALUE_FALSE -> false;
        case VALUE_STRING -> in.getText();
        case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> in.getNumberValue();
        case START_ARRAY -> {
          List<Object> items = new ArrayList<>();
          while (in.nextToken() != JsonToken.END_ARRAY) {
            items.add(read(in, depth + 1));
          }
          yield items;
        }
        case START_OBJECT -> {
          Map<String, Object> fields = new LinkedHashMap<>();
          while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            if (fields.containsKey(name)) {
              throw InvalidFormatException.from(in, "A key comes twice", name, Object.class);
            }
            fields.put(name, read(in, depth + 1));
          }
          yield fields;
        }
        default ->
            throw InvalidFormatException.from(
                in, "A plain value is expected, not " + in.currentToken(), null, Object.class);
      };
    }
  }
}
