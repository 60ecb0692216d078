package stored;

/** Something that only the program knows how to write. */
public final class Address {

  private final String text;

  public Address(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Address address && address.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
