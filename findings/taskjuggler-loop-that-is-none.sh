#!/bin/sh
# TaskJuggler refuses a plan as "Dependency loop detected" and schedules the same tasks in another order.
#
# Guess: a dependency loop is a chain of tasks that wait for each other, in whatever order a file names
#   them. Here X waits for nothing; A is the parent of X and starts with it; M waits for the start of A;
#   B waits for X; Y, in B, waits for M as well. First X, then M, then Y: there is no way back.
# What happens: named A, B, M, the check for loops walks from Y back to M and to the start of A, goes on
#   forward into X, through it because it is a milestone, to B and to Y again, and refuses the project.
#   Named A, M, B, what it walked before is marked as harmless, and the project is scheduled.
# Version: TaskJuggler 3.7.1 (Debian: tj3). Source: TaskScenario.rb, `checkForLoops`.
set -eu
if ! command -v tj3 >/dev/null; then
  apt-get install -y --no-install-recommends tj3 >/dev/null
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=$(tj3 --version | head -n 1)
echo "$version"
project='project p "P" 2026-01-05 - 2026-03-05 { timezone "UTC" timeformat "%Y-%m-%d %H:%M" }'
a='task a "A" { start 2026-01-05-09:00 task x "X" { milestone } }'
b='task b "B" { depends a.x task y "Y" { milestone depends m } }'
m='task m "M" { milestone depends a { onstart } }'
report='taskreport dates "dates" { formats csv columns id, start, end }'
printf '%s\n' "$project" "$a" "$b" "$m" "$report" > a-b-m.tjp
printf '%s\n' "$project" "$a" "$m" "$b" "$report" > a-m-b.tjp
said=$(tj3 --silent --no-color a-b-m.tjp 2>&1 || true)
echo "A, B, M: $said"
tj3 --silent --no-color a-m-b.tjp
echo "A, M, B:"
cat dates.csv
case "$version" in *3.7.1*) ;; *) echo "Another version." >&2; exit 1 ;; esac
if ! echo "$said" | grep -q 'Dependency loop detected' || ! grep -q 'b.y' dates.csv; then
  echo "The behaviour has changed." >&2
  exit 1
fi
