#!/bin/sh
# read-excel-file cannot read a sheet whose cells have no reference.
#
# Guess: a sheet whose rows and cells leave out the attribute `r` is read by position: ECMA-376, part 1,
#   18.3.1.4 and 18.3.1.73, make it optional, some writers leave it out to save space, and Excel and
#   LibreOffice open such a file.
# What happens: a TypeError about `length` of undefined, which names neither the sheet nor the cell.
# Version: read-excel-file 9.3.17 (npm). Source: the package's parser of cells, which takes the
#   coordinates from `r` alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts read-excel-file@9.3.17 fflate@0.8.3 >/dev/null
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
const { version } = JSON.parse(readFileSync('node_modules/read-excel-file/package.json', 'utf8'))
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
function workbook(rows) {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Items" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}
async function read(rows) {
  try {
    const [sheet] = await readWorkbook(workbook(rows))
    return JSON.stringify(sheet.data)
  } catch (error) {
    return `${error.name}: ${error.message}`
  }
}
const named = await read('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>')
const plain = await read('<row><c><v>1</v></c><c><v>2</v></c></row>')
console.log('read-excel-file', version)
console.log('cells with references:', named)
console.log('cells without:', plain)
if (named !== '[[1,2]]' || !plain.startsWith('TypeError: ')) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node try.mjs
