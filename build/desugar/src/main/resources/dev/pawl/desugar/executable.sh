#!/bin/sh
# Pawl's command line. A jar follows this script, so "java -jar" also runs this file.
java=java
if [ -n "$JAVA_HOME" ] && [ -x "$JAVA_HOME/bin/java" ]; then
  java="$JAVA_HOME/bin/java"
elif ! command -v java >/dev/null 2>&1; then
  echo "pawl: needs Java 17 or later: set JAVA_HOME, or add java to the PATH" >&2
  exit 127
fi
exec "$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto -jar "$0" "$@"
exit 126
