package bad;

/** A class with two bounds. */
class Range<T extends Number & Comparable<T>> {}
