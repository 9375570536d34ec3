#!/bin/sh
# markdown-it moves a number at the end of a URN to another place of the link.
#
# Guess: `[RFC](urn:ietf:rfc:2648)` is a link to urn:ietf:rfc:2648, the example of RFC 2648 itself; CommonMark
#   takes any address, and cmark gives it unchanged.
# What happens: the link leads to urn:ietf:2648:rfc. The address is taken apart as if `rfc` were a host and
#   2648 its port, and put together as scheme, port and host. tag: and did: addresses change alike.
# Version: markdown-it 15.0.3 (npm). Source: dist/markdown-it.mjs of the package, `normalizeLink`, and its
#   `mdurl` (`Url.parse`, `format`); RFC 2648, section 2; RFC 4151 (tag:).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts markdown-it@15.0.3 >/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import MarkdownIt from 'markdown-it'
const { version } = JSON.parse(readFileSync('node_modules/markdown-it/package.json', 'utf8'))
const markdown = new MarkdownIt()
const hrefOf = (address) => /href="([^"]*)"/.exec(markdown.render(`[a](${address})`))?.[1]
console.log('markdown-it', version)
const found = ['urn:isbn:0451450523', 'urn:ietf:rfc:2648', 'tag:example.org,2024:12'].map((address) => {
  console.log(address, '->', hrefOf(address))
  return hrefOf(address)
})
if (found.join(' ') !== 'urn:isbn:0451450523 urn:ietf:2648:rfc tag:example.org:12,2024') {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.mjs
