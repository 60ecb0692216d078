package bad;

@kotlin.Metadata
public final class Rules {
  @kotlin.Metadata
  static final class Data {}
}
