#!/bin/sh
# scorm-again leaves a SCORM 1.2 lesson that says nothing of its status "not attempted" at its end,
# and its own setting for that does nothing.
#
# Guess: a lesson that is opened and finished without setting cmi.core.lesson_status is "completed" then
#   (SCORM 1.2 RTE 3.4.4), or as the README of the package says: "incomplete", and "completed" with
#   `autoCompleteLessonStatus: true`.
# What happens: LMSFinish gives "true" and the status stays "not attempted", with the setting and without.
#   So whoever keeps what it commits has to set the status of silent lessons.
# Version: scorm-again 3.4.3 (npm). Source: README of the package, table of settings.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts scorm-again@3.4.3 >/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
globalThis.window = globalThis
const { Scorm12API } = await import('scorm-again/scorm12')
const { version } = JSON.parse(readFileSync('node_modules/scorm-again/package.json', 'utf8'))
console.log('scorm-again', version)
const statuses = [{}, { autoCompleteLessonStatus: true }].map((settings) => {
  const api = new Scorm12API({ ...settings, logLevel: 5 })
  api.lmsInitialize('')
  api.lmsSetValue('cmi.core.session_time', '0000:05:00')
  const finished = api.lmsFinish('')
  const status = api.cmi.core.lesson_status
  console.log(JSON.stringify(settings), 'LMSFinish:', finished, 'lesson_status:', status)
  return status
})
if (!statuses.every((status) => status === 'not attempted')) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
process.exit(0)
JS
node try.mjs
