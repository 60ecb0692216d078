package dev.pawl.benchmarks;

/** The player as one would write it by hand: a field and a switch per region. */
final class HandPlayer {

  private Player playback = Player.STOPPED;
  private Player volume = Player.NORMAL;

  Player fire(PlayerEvent event) {
    Player nextPlayback = playback(event);
    Player nextVolume = volume(event);
    if (nextPlayback == null && nextVolume == null) {
      throw HandWritten.illegal(playback + ", " + volume, event);
    }
    playback = nextPlayback == null ? playback : nextPlayback;
    volume = nextVolume == null ? volume : nextVolume;
    return playback;
  }

  private Player playback(PlayerEvent event) {
    return switch (playback) {
      case STOPPED -> event == PlayerEvent.PLAY ? Player.PLAYING : null;
      case PLAYING ->
          switch (event) {
            case PAUSE -> Player.PAUSED;
            case STOP -> Player.STOPPED;
            case NEXT -> Player.PLAYING;
            default -> null;
          };
      case PAUSED ->
          switch (event) {
            case PLAY -> Player.PLAYING;
            case STOP -> Player.STOPPED;
            default -> null;
          };
      default -> throw new AssertionError(playback);
    };
  }

  private Player volume(PlayerEvent event) {
    return switch (volume) {
      case NORMAL ->
          switch (event) {
            case UP -> Player.LOUD;
            case MUTE -> Player.MUTED;
            default -> null;
          };
      case LOUD ->
          switch (event) {
            case DOWN -> Player.NORMAL;
            case MUTE -> Player.MUTED;
            default -> null;
          };
      case MUTED -> event == PlayerEvent.MUTE ? Player.NORMAL : null;
      default -> throw new AssertionError(volume);
    };
  }
}
