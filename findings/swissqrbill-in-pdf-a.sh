#!/bin/sh
# swissqrbill takes PDF/A from an invoice without a word, and prints a Cyrillic name as other letters.
#
# Guess: a payment part that is attached to a PDFKit document in PDF/A-3b, whose own font is embedded,
#   keeps the file PDF/A (ISO 19005-3, 6.2.11.4: every font is embedded), or is refused; a letter that its
#   font lacks is refused or left out.
# What happens: it draws with PDFKit's own Helvetica, which is never embedded, so the file is no longer
#   PDF/A though it says so; "Петров" is printed as Latin letters and signs.
# Version: swissqrbill 4.4.1 with pdfkit 0.20.2 (npm). Source: the package's pdf/swissqrbill.js, whose
#   default font is "Helvetica".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts swissqrbill@4.4.1 pdfkit@0.20.2 \
  @fontsource/noto-sans@5.2.10 pdfjs-dist@4.10.38 >/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { SwissQRBill } from 'swissqrbill/pdf'
const { version } = JSON.parse(readFileSync('node_modules/swissqrbill/package.json', 'utf8'))
const font = 'node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'
const paper = new PDFDocument({ subset: 'PDF/A-3b', pdfVersion: '1.7', font, compress: false })
const parts = []
paper.on('data', (part) => parts.push(part))
const finished = new Promise((done) => paper.on('end', done))
paper.text('An invoice')
new SwissQRBill({
  currency: 'CHF',
  amount: 100,
  creditor: { name: 'Muster AG', address: 'Gasse', buildingNumber: '1', zip: 8000, city: 'Bern', country: 'CH', account: 'CH4431999123000889012' },
  reference: '210000000003139471430009017',
  debtor: { name: 'Петров', address: 'Weg', buildingNumber: '2', zip: 3000, city: 'Bern', country: 'CH' },
}).attachTo(paper)
paper.end()
await finished
const bytes = Buffer.concat(parts)
const text = bytes.toString('latin1')
const says = text.includes('pdfaid:part')
const bare = [...new Set(text.match(/\/BaseFont \/Helvetica(?:-Bold)?\b/g))].length
const pages = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
const items = []
for (let page = 1; page <= pages.numPages; page += 1) {
  items.push(...(await (await pages.getPage(page)).getTextContent()).items.map((item) => item.str))
}
const hasName = items.some((item) => item.includes('Петров'))
console.log('swissqrbill', version)
console.log('says PDF/A:', says, '- fonts that are not embedded:', bare, '- the name is there:', hasName)
if (!says || bare !== 2 || hasName) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.mjs
