#!/bin/sh
# saxen drops attributes that have blanks around their "=", which XML allows.
#
# Guess: <resource href = "index.html"/> has the attribute href, as `Eq ::= S? '=' S?` is part of XML 1.0
#   (section 2.8, production 25). The manifests of ADL's own SCORM 2004 test suite are written so.
# What happens: the attribute is not there; a warning says "missing attribute value", and parsing goes on.
#   An element read so has no identifier, no currency, no address. Other parsers (libxml2, expat) read it.
# Version: saxen 11.1.0 (npm). Source: dist/index.js of the package, `getAttrs`.
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
function attributesOf(xml) {
  let found
  const warnings = []
  const parser = new Parser()
  parser.on('openTag', (_, getAttributes) => {
    found = { ...getAttributes() }
  })
  parser.on('warn', (warning) => warnings.push(warning.message))
  parser.parse(xml)
  console.log(xml, '->', JSON.stringify(found), warnings[0] ?? '')
  return Object.keys(found)
}
console.log('saxen', version)
const tight = attributesOf('<resource href="index.html" type="sco"/>')
const loose = attributesOf('<resource href = "index.html" type="sco"/>')
if (tight.join() !== 'href,type' || loose.join() !== 'type') {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.mjs
