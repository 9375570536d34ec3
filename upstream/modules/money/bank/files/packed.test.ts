import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { camtFile, mt940File, ofxFile, workbookOf } from '../testing/statement-files.ts'
import { readAheadOf } from './read-ahead.ts'
import { readBankFile } from './read-file.ts'

const about = { currency: 'EUR', country: 'DE', iban: '', today: '2026-12-01' }

async function read(bytes: Uint8Array) {
  const remembered = () => undefined
  const file = readBankFile(bytes, { ...about, remembered }, undefined, await readAheadOf(bytes))
  const lines = file.statements.flatMap((one) => one.lines)
  expect(file).toEqual(readBankFile(bytes, { ...about, remembered }))
  return { ...file, lines: lines.map(({ date, amount, name }) => [date, amount, name]) }
}

function zip(files: Record<string, string | Uint8Array>): Uint8Array {
  const bytes = (content: string | Uint8Array) =>
    typeof content === 'string' ? strToU8(content) : content
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytes(content)])),
  )
}

const csv = 'Datum;Name;Betrag\n02.03.2026;Ärzte am Dom;1.190,00\n03.03.2026;Papier Krause;-45,50\n'
const moved = [
  ['2026-03-02', 119_000, 'Ärzte am Dom'],
  ['2026-03-03', -4_550, 'Papier Krause'],
]
const twins = [...moved, moved[1]]
// The days that spreadsheets count from 1900.
const rows = [
  ['Umsätze meines Kontos'],
  [],
  ['Datum', 'Name', 'Betrag'],
  [{ day: 46_083 }, 'Ärzte am Dom', 1190],
  [{ day: 46_084 }, 'Papier Krause', -45.5],
]

describe('a file in a ZIP is read as it is', () => {
  test.each([
    ['csv', 'Umsaetze.csv', csv, moved],
    ['csv', 'konto/Umsaetze.TXT', csv, moved],
    ['camt', 'S1.xml', camtFile(), twins],
    ['mt940', 'S1.sta', mt940File, twins],
    ['ofx', 'S1.ofx', ofxFile, twins],
    ['xlsx', 'S1.xlsx', workbookOf(rows), moved],
  ])('%s: %s', async (format, name, content, wanted) => {
    const more = { '__MACOSX/._S1.csv': 'x', 'S1.pdf': '%PDF-' }
    const file = await read(zip({ ...more, [name]: content }))
    expect([file.format, file.lines]).toEqual([format, wanted])
  })
})

test('of the formats of one statement in a ZIP the best is taken, and once', async () => {
  const file = await read(zip({ 'S1.csv': csv, 'S1.sta': mt940File, 'read.txt': 'Dear customer' }))
  expect([file.format, file.lines.length]).toEqual(['mt940', 3])
})

test('a notice of single payments beside a statement in a ZIP is passed over', async () => {
  const notice = readFileSync(new URL('./fixtures/camt054.xml', import.meta.url))
  const file = await read(zip({ 'A.xml': new Uint8Array(notice), 'B.xml': camtFile() }))
  expect(file.lines).toEqual(twins)
})

test('several tables in a ZIP are asked for one by one, and a ZIP in a ZIP is none', async () => {
  await expect(read(zip({ 'A.csv': csv, 'B.csv': csv }))).rejects.toThrow('severalTables')
  await expect(read(zip({ 'A.xlsx': zip({ 'A.csv': csv }) }))).rejects.toThrow('notAStatement')
})

test('the first sheet of a workbook is a table', async () => {
  const file = await read(workbookOf(rows))
  expect([file.format, file.lines, file.problems]).toEqual(['xlsx', moved, []])
  expect(file.csv).toMatchObject({ heads: ['Datum', 'Name', 'Betrag'], asksOrder: false })
})

test('a workbook of other things is no statement', async () => {
  await expect(
    read(
      workbookOf([
        ['A', 'B'],
        ['x', 'y'],
      ]),
    ),
  ).rejects.toThrow('notAStatement')
})

test('a workbook of more rows than a statement has is refused with the number', async () => {
  const many = Array.from({ length: 20_005 }, (_, row) => [
    { day: 46_083 },
    `Party ${(row * 7_919) % 10_007}`,
    (row * 104_729) % 99_991,
  ])
  await expect(read(workbookOf([['Datum', 'Name', 'Betrag'], ...many]))).rejects.toThrow(
    'tooManyRows',
  )
})
