#!/bin/sh
# gift-pegjs swaps the feedback of a true question, and refuses an answer with a time in it.
#
# Guess: in {TRUE#first#second} the first feedback is told to who answered wrongly, the second to who
#   answered rightly, so `falseFeedback` is "first"; and {=10:30} is a short answer. Both is so in Moodle,
#   whose format GIFT is: the colon parts a number from its tolerance only after {#.
# What happens: `trueFeedback` is the first and `falseFeedback` the second whichever is right: for a true
#   question both are told to the wrong people. {=10:30} ends in an error.
# Version: gift-pegjs 1.0.2 (npm). Source: question/format/gift/format.php of Moodle,
#   split_truefalse_comment and readquestion.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gift-pegjs@1.0.2 >/dev/null
cat > try.cjs <<'JS'
const { version } = require('./node_modules/gift-pegjs/package.json')
const { parse } = require('gift-pegjs')
console.log('gift-pegjs', version)
const [question] = parse('Fire needs air.{TRUE#It does.#Right.}')
const told = [question.isTrue, question.trueFeedback.text, question.falseFeedback.text]
console.log('Fire needs air.{TRUE#It does.#Right.} ->', JSON.stringify(told))
let error = ''
try {
  parse('When do we begin? {=10:30}')
} catch (thrown) {
  error = thrown.message
}
console.log('When do we begin? {=10:30} ->', error)
if (told.join('|') !== 'true|It does.|Right.' || !error.includes('":" found')) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.cjs
