#!/bin/sh
# Runs a program and interrupts it when our standard input closes, so that it does not outlive the process that started
# it.
exec 3<&0
"$@" </dev/null &
child=$!
(cat <&3 >/dev/null; kill -INT "$child" 2>/dev/null) &
trap 'kill -INT "$child" 2>/dev/null' TERM INT
wait "$child"
code=$?
# A signal ends `wait` early: wait again for the program itself.
while kill -0 "$child" 2>/dev/null; do wait "$child"; code=$?; done
exit "$code"
