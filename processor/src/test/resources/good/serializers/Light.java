package serializers;

public enum Light {
  RED,
  GREEN
}
