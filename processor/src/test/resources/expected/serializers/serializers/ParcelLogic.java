package serializers;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Parcel} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface ParcelLogic {
  /** What a state carries that is entered, where nothing else tells. */
  Address toForMoving(Tally context, ParcelState state, ParcelEvent event);

  /** What a state carries that is entered, where nothing else tells. */
  boolean expressForMoving(Tally context, ParcelState state, ParcelEvent event);

  /** What a state carries that is entered, where nothing else tells. */
  double weightForMoving(Tally context, ParcelState state, ParcelEvent event);

  /** What a state carries that is entered, where nothing else tells. */
  Optional<Instant> atForSeen(Tally context, ParcelState state);

  /** What a state carries that is entered, where nothing else tells. */
  Light lightForSeen(Tally context, ParcelState state);

  /** What a state carries that is entered, where nothing else tells. */
  List<byte[]> codesForSeen(Tally context, ParcelState state, ParcelEvent event);

  /** What a state carries that is entered, where nothing else tells. */
  Map<Integer, Float> triesForDropped(Tally context, ParcelState state);
}
