#!/bin/sh
# diff (jsdiff) compares words of Cyrillic, Greek and other scripts letter by letter.
#
# Guess: diffWords compares word by word in any language, as its documentation says "word".
# What happens: letters beyond Latin count as punctuation, each a token of its own: of «чиним» and «чистим»
#   it marks «н» and «ст» inside of the word, where of "mend" and "mind" it marks the whole words. Passing
#   an Intl.Segmenter gives whole words.
# Version: diff 9.0.0 (npm). Source: libesm/diff/word.js of the package, `extendedWordChars`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts diff@9.0.0 >/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { diffWords } from 'diff'
const { version } = JSON.parse(readFileSync('node_modules/diff/package.json', 'utf8'))
const changed = (before, after, options) =>
  diffWords(before, after, options)
    .filter(({ added, removed }) => added || removed)
    .map(({ value }) => value.trim())
    .join(' ')
const russian = ['Мы чиним велосипеды', 'Мы чистим велосипеды']
const found = [
  changed('We mend bicycles', 'We mind bicycles'),
  changed(...russian),
  changed(...russian, { intlSegmenter: new Intl.Segmenter('ru', { granularity: 'word' }) }),
]
console.log('diff', version)
console.log('English:', found[0], '| Russian:', found[1], '| Russian with a segmenter:', found[2])
if (found.join('|') !== 'mend mind|н ст|чиним чистим') {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.mjs
