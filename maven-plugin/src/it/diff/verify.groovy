String log = new File(basedir, 'build.log').text

assert log.count('1 machine compared: no differences') == 1
assert log.count('major  HALF_OPEN no longer takes failure.') == 2
assert log.count('A history that is no longer legal: failureThresholdExceeded, cooldownExpires, failure') == 2
assert log.contains('the machines differ from target/diff-1.0.jar in a way that pawl.diff.failOn forbids')
assert log.contains('it:diff:jar:0.9 could not be resolved')
