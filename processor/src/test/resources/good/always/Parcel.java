package always;

/** What is sorted. */
public record Parcel(int weight, boolean labelled) {}
