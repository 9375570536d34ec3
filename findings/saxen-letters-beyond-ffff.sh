#!/bin/sh
# saxen reads a character reference beyond U+FFFF, such as an emoji, as another letter.
#
# Guess: `&#x1F6B2;` in an XML is the bicycle U+1F6B2, as XML 1.0 (section 4.1) says of character references;
#   WordPress and others write emoji so.
# What happens: the decoder gives U+F6B2, a letter for private use, without a warning: text is changed
#   silently. libxml2 and expat give U+1F6B2.
# Version: saxen 11.1.0 (npm). Source: dist/index.js of the package, `decodeEntities`, which calls
#   String.fromCharCode and not String.fromCodePoint.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts saxen@11.1.0 >/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Parser } from 'saxen'
const { version } = JSON.parse(readFileSync('node_modules/saxen/package.json', 'utf8'))
const read = []
const parser = new Parser()
parser.on('openTag', (_, getAttributes, decode) => read.push(decode(getAttributes().title)))
parser.on('text', (text, decode) => read.push(decode(text)))
parser.on('warn', (warning) => read.push(warning.message))
parser.parse('<item title="&#128690;">&#x1F6B2;</item>')
const points = read.map((text) => [...text].map((letter) => `U+${letter.codePointAt(0).toString(16).toUpperCase()}`))
console.log('saxen', version)
console.log('&#128690; and &#x1F6B2; are read as', JSON.stringify(points))
if (JSON.stringify(points) !== '[["U+F6B2"],["U+F6B2"]]') {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.mjs
