package bad;

/** In the way. */
class MMachine {}
