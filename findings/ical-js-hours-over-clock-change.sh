#!/bin/sh
# ical.js ends an event an hour early when it lasts hours over the night in which clocks go forward.
#
# Guess: an event from 28 March 2026, 12:00 in Berlin, with `DURATION:PT24H` ends 24 hours later, at
#   13:00 on the 29th: RFC 5545, section 3.3.6, says that hours are exact and only days and weeks follow
#   the clock on the wall.
# What happens: `Event.endDate` is 12:00 on the 29th, 23 hours later, as for `P1D`: the duration is added
#   to the local clock whatever its unit.
# Version: ical.js 2.2.1 (npm). Source: `Time.addDuration` of the package, which adds days and seconds to
#   the fields of the local time.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 >/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
const { version } = JSON.parse(readFileSync('node_modules/ical.js/package.json', 'utf8'))
const zone = `BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`
function hoursOf(duration) {
  const text = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example//finding//EN
${zone}
BEGIN:VEVENT
UID:watch
DTSTAMP:20260101T000000Z
DTSTART;TZID=Europe/Berlin:20260328T120000
DURATION:${duration}
END:VEVENT
END:VCALENDAR`
  const calendar = new ICAL.Component(ICAL.parse(text.replaceAll('\n', '\r\n')))
  ICAL.TimezoneService.register(calendar.getFirstSubcomponent('vtimezone'))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent'))
  return (event.endDate.toUnixTime() - event.startDate.toUnixTime()) / 3600
}
const read = { P1D: hoursOf('P1D'), PT24H: hoursOf('PT24H') }
console.log('ical.js', version)
console.log('hours from start to end over the change of clocks:', JSON.stringify(read))
if (read.P1D !== 23 || read.PT24H !== 23) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.mjs
