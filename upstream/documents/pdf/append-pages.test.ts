import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { appendPages, countPages } from './append-pages.ts'
import { readPages } from './fixtures/read-pdf.ts'
import { PdfFault } from './read-value.ts'
import { renderTextPaper } from './render-text-paper.ts'

const now = new Date('2026-09-03T10:00:00Z')

function print(title: string, body: string) {
  const paper = {
    paper: 'A4',
    language: 'en',
    author: 'North',
    pageLabel: '{page}/{pages}',
  } as const
  return renderTextPaper({ ...paper, title, body }, now)
}

/** Two pages whose tree lies in a stream of objects, behind a table that is a stream with a predictor. */
function packed({
  count = '2',
  kids = '3 0 R 4 0 R',
  length = '',
  widths = '1 2 1',
} = {}): Uint8Array {
  const within = [
    ['2', `<</Type/Pages/Count ${count}/Kids[${kids}]/Rotate 90/MediaBox[0 0 9 9]>>`],
    ['3', '<</Type/Page/Parent 2 0 R/T(a \\) >> \\( b (c))>>'],
    ['4', '<</Type/Page/Parent 2 0 R>>'],
  ] as const
  let body = ''
  const places = within.map(([number, text]) => {
    const place = `${number} ${body.length}`
    body += `${text} `
    return place
  })
  const head = `${places.join(' ')} `
  const objects = deflateSync(Buffer.from(head + body, 'latin1')).toString('latin1')
  let file = '%PDF-1.5\n'
  const at: Record<number, number> = {}
  const add = (number: number, text: string) => {
    at[number] = file.length
    file += `${number} 0 obj\n${text}\nendobj\n`
  }
  add(1, '<</Type/Catalog/Pages 2 0 R>>')
  add(5, stream(`/Type/ObjStm/N 3/First ${head.length}`, objects, length))
  const table = file.length
  const rows = [
    ...[
      [0, 0, 0],
      [1, at[1] ?? 0, 0],
      [2, 5, 0],
      [2, 5, 1],
      [2, 5, 2],
    ],
    ...[
      [1, at[5] ?? 0, 0],
      [1, table, 0],
    ],
  ].map(([type = 0, place = 0, index = 0]) => [type, place >> 8, place & 255, index])
  // Each row as what it adds to the one above it, as most programs write tables.
  const differences = rows.flatMap((row, line) => [
    2,
    ...row.map((byte, column) => (byte - (rows[line - 1]?.[column] ?? 0)) & 255),
  ])
  const bytes = deflateSync(Buffer.from(differences)).toString('latin1')
  const parms = '/DecodeParms<</Predictor 12/Columns 4>>'
  add(6, stream(`/Type/XRef/Size 7/W[${widths}]/Root 1 0 R${parms}`, bytes))
  return Buffer.from(`${file}startxref\n${table}\n%%EOF\n`, 'latin1')
}

function stream(entries: string, bytes: string, length = ''): string {
  return `<<${entries}/Filter/FlateDecode/Length ${length || bytes.length}>>\nstream\n${bytes}\nendstream`
}

test('pages follow the original, whose bytes stay, however its objects are kept', async () => {
  const more = await print('Signature', 'Подписано: Anna')
  for (const original of [await print('Contract', 'One.\n\nTwo.'), packed()]) {
    const once = appendPages(original, more)
    const twice = appendPages(once, more)
    expect(once.subarray(0, original.length)).toEqual(new Uint8Array(original))
    expect(twice.subarray(0, once.length)).toEqual(once)
    const pages = countPages(original)
    expect([countPages(once), countPages(twice)]).toEqual([pages + 1, pages + 2])
    expect(readPages(once.subarray(original.length)).join(' ')).toContain('Подписано: Anna')
  }
})

test('no object of the original is written over, whatever it says how many it has', async () => {
  const text = Buffer.from(await print('Contract', 'One.')).toString('latin1')
  const original = Buffer.from(text.replace(/\/Size \d+/, '/Size 2'), 'latin1')
  const copy = appendPages(original, await print('Signature', 'Signed.'))
  const numbersIn = (bytes: Uint8Array) =>
    [
      ...Buffer.from(bytes)
        .toString('latin1')
        .matchAll(/^(\d+) 0 obj/gm),
    ].map(([, one]) => one)
  const before = new Set(numbersIn(original))
  const written = numbersIn(copy.subarray(original.length)).filter((one) => before.has(one))
  expect(written).toEqual([/\/Pages (\d+) 0 R/.exec(text)?.[1]])
})

test('what is no PDF, is locked, cut off, without a page or made to go on for ever is refused', async () => {
  const text = Buffer.from(await print('Contract', 'One.')).toString('latin1')
  const bad = [
    'hello',
    '%PDF-1.7\nnothing',
    text.slice(0, -400),
    text.replace('/Root', '/Encrypt <</V 5>> /Root'),
    text.replace(/startxref\n\d+/, 'startxref\n12'),
    `%PDF-1.7\n1 0 obj\n${'['.repeat(5000)}\nstartxref\n9\n`,
    text.replace(/\/Size \d+/, ''),
    ...[
      ...[{ count: '0' }, { count: '-3' }, { kids: '0 '.repeat(300_000) }],
      ...[{ length: '4 0 R' }, { widths: '0 -1 0' }],
    ].map((how) => Buffer.from(packed(how)).toString('latin1')),
  ]
  for (const one of bad) {
    expect(() => countPages(Buffer.from(one, 'latin1')), one.slice(-60)).toThrow(PdfFault)
  }
})
