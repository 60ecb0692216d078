// what the build of the static playground writes before these scripts

/** Runs the scripts of pages. */
declare function run(): void;

/** The functions of the compiled Java. */
declare const pawl: Record<string, (...values: any[]) => string>;
