package bad;

@kotlin.jvm.JvmInline
final class Id {}
