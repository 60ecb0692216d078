package bad;

/** Would use the machine, and cannot. */
class Program {}
