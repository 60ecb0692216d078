package dev.pawl.kafka;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.kstream.Branched;
import org.apache.kafka.streams.kstream.BranchedKStream;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Produced;

/** The records of a machine as streams, keyed by the ids of entities. Immutable. */
public final class MachineStreams {

  private final Map<Output.Kind, KStream<String, String>> byKind = new EnumMap<>(Output.Kind.class);

  MachineStreams(KStream<String, Output> records) {
    BranchedKStream<String, Output> split = records.split();
    for (Output.Kind kind : Output.Kind.values()) {
      split.branch(
          (id, record) -> record.kind() == kind,
          Branched.withConsumer(ofKind -> byKind.put(kind, ofKind.mapValues(Output::value))));
    }
    split.noDefaultBranch();
  }

  /** Returns the steps. */
  public KStream<String, String> steps() {
    return of(Output.Kind.STEP);
  }

  /** Returns the refused and failed attempts. */
  public KStream<String, String> refusals() {
    return of(Output.Kind.REFUSAL);
  }

  /**
   * Returns the messages of effects. The header {@link MachineHeaders#EFFECT} contains the topic
   * that the effect named.
   */
  public KStream<String, String> effects() {
    return of(Output.Kind.EFFECT);
  }

  /** Returns the answers to commands. */
  public KStream<String, String> answers() {
    return of(Output.Kind.ANSWER);
  }

  /** Writes the records to topics. */
  public void to(MachineTopics topics) {
    Produced<String, String> texts = Produced.with(Serdes.String(), Serdes.String());
    steps().to(topics.steps(), texts);
    refusals().to(topics.refusals(), texts);
    effects().to(topics.effects(), texts);
    answers().to(topics.answers(), texts);
  }

  private KStream<String, String> of(Output.Kind kind) {
    return Objects.requireNonNull(byKind.get(kind));
  }
}
