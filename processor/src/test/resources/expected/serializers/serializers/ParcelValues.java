package serializers;

import javax.annotation.processing.Generated;

/**
 * What of the data of {@code Parcel} only the program can turn into text and back, and what data
 * lacks that was stored by earlier versions.
 */
@Generated("dev.pawl.processor")
public interface ParcelValues {
  /** A value of {@code Address} as text; it is never null. */
  String addressToText(Address value);

  /**
   * The value of {@code Address} that a text stands for; what it throws says that there is none.
   */
  Address addressFromText(String text);

  /** The {@code weight} of {@code MOVING} where it was stored before there was one. */
  double weightOfStoredMoving();

  /** The context of an instance that was stored before instances had one. */
  Tally contextOfStoredInstance();
}
