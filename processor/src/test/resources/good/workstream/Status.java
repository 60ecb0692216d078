package workstream;

/** What a dashboard shows. */
public enum Status {
  PENDING,
  RUNNING,
  DONE
}
