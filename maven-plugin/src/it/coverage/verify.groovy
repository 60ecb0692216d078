String log = new File(basedir, 'build.log').text

assert log.count('transitions  25 % (1 of 4)') == 2
assert log.count('states       66 % (2 of 3)') == 2
assert log.count('transitions  50 % (2 of 4)') == 1
assert log.contains('HALF_OPEN: failure → OPEN')
assert log.contains('own.jsonl:6: the line is left out')
assert log.contains('[ERROR] error: Tests cover 25 % of the transitions, but the minimum is 50 %.')
assert log.contains('Pawl: Tests cover 25 % of the transitions, but the minimum is 50 %.')
assert new File(basedir, 'target/coverage.json').text.contains('app.OtherTest#cools')
