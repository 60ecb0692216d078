String log = new File(basedir, 'build.log').text

assert log.count('1 machine compared: no differences') == 1
assert log.count('major  HALF_OPEN no longer takes failure.') == 2
assert log.count('A history that is no longer legal: failureThresholdExceeded, cooldownExpires, failure') == 2
assert log.contains('the machines differ from target/diff-1.0.jar in a way that pawl.diff.failOn forbids')
assert log.contains('target/classes, but 1.0 has machines. Compile them')
assert log.contains('[INFO] Pawl: there are no compiled machines in')
assert log.contains('it:diff:jar:0.9 could not be resolved')

assert new File(basedir, 'target/pawl/requirements.csv').text ==
    'requirement,machine,element,verdict,tests (no data)\r\n' +
    'REQ-1,app.Circuit,state OPEN,,\r\n' +
    'REQ-2,,,,\r\n'
assert log.count('requirements.txt:2: REQ-2 is missing: no element covers it.') == 2
assert log.count('there are findings about requirements') >= 1
