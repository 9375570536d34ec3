import { expect, test } from 'vitest'
import type { ImportedRows, ImportResult } from '#contract/core/import-rows.ts'
import { maxImportRows, type OpenImport } from '#contract/core/imports.ts'
import type { Lead } from '#contract/customers/leads.ts'
import { maxCardLength } from '#contract/firm/contact-cards.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { readCards } from './read-cards.ts'

const firm = await TestFirm.open()

const apple = [
  ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Durand;Camille;;;', 'FN:Camille Durand', 'ORG:Villa Sarl;'],
  ...['TITLE:Acheteuse', 'EMAIL;type=INTERNET;type=HOME:c.durand@home.example'],
  ...['item1.EMAIL;type=INTERNET;type=pref:Camille@villa.example'],
  ...['TEL;type=CELL;type=VOICE;type=pref:+33 6 12 34 56 78', 'TEL;type=FAX:+33 1 00 00 00 00'],
  ...[
    'item2.ADR;type=WORK:;;3 rue Haute;Lyon;;69001;France',
    'item3.URL;type=pref:https://villa.example',
  ],
  ...[
    'NOTE:Vue au salon\\, veut',
    '  un devis',
    'CATEGORIES:Salon,myContacts',
    'BDAY:1985-04-12',
    'END:VCARD',
  ],
]
const old = [
  ...[
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Gro=C3=9F;J=C3=B6rg',
  ],
  ...['TEL;CELL:0171 1234567', 'END:VCARD'],
]
const google = [
  ...[
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Beta OOO',
    'ORG:Beta OOO',
    'EMAIL:info@beta.example',
    'END:VCARD',
  ],
]
const group = [
  ...[
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Friends',
    'N:Friends',
    'X-ADDRESSBOOKSERVER-KIND:group',
    'END:VCARD',
  ],
]
const empty = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:', 'TEL:030 1', 'END:VCARD']
const broken = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Nobody ends me']

async function upload(cards: readonly (readonly string[])[], name = 'contacts.vcf') {
  const text = cards.map((lines) => `${lines.join('\r\n')}\r\n`).join('')
  const file = new File([text], name, { type: 'text/vcard' })
  return firm.upload<OpenImport>('/imports', { register: 'leads', file })
}

async function bring(cards: readonly (readonly string[])[], more: object = {}) {
  const { body } = await upload(cards)
  const reading = { mapping: body.mapping ?? [], ...more }
  await firm.must('POST', `/imports/${body.id}/check`, reading)
  await firm.must('POST', `/imports/${body.id}/commit`, { ...reading, leavesOut: true })
  const done = await firm.must<OpenImport>('GET', `/imports/${body.id}`)
  const rows = async (result: ImportResult) =>
    (await firm.must<ImportedRows>('GET', `/imports/${body.id}/rows?result=${result}`)).rows
  return { read: body, results: done.results, rows }
}

async function leadOf(label: string): Promise<Lead> {
  const { rows } = await firm.must<{ rows: { id: string; label: string }[] }>('GET', '/leads')
  return firm.must('GET', `/leads/${rows.find((row) => row.label.includes(label))?.id}`)
}

test('cards of telephones and address books become leads, and each card is reported', async () => {
  const { read, results, rows } = await bring([apple, old, group, google, empty, broken])
  expect(read).toMatchObject({ program: 'vcard', passedOver: 1, rowCount: 5 })
  expect(results).toEqual({ new: 3, changed: 0, unchanged: 0, refused: 2 })
  // The lines of the file in which they begin.
  expect((await rows('refused')).map(({ line }) => line)).toEqual([35, 40])
  expect(await leadOf('Camille Durand')).toMatchObject({
    ...{ name: 'Camille Durand', company: 'Villa Sarl', position: 'Acheteuse', source: 'vCard' },
    ...{ email: 'Camille@villa.example', moreMails: ['c.durand@home.example'] },
    ...{ phone: '+33 6 12 34 56 78', morePhones: [], website: 'https://villa.example' },
    ...{ street: '3 rue Haute', postcode: '69001', city: 'Lyon', country: 'FR', tags: ['Salon'] },
    notes: 'Vue au salon, veut un devis\nBDAY: 1985-04-12',
  })
  expect(await leadOf('Jörg Groß')).toMatchObject({ phone: '0171 1234567', company: '' })
  expect(await leadOf('Beta OOO')).toMatchObject({ name: '', company: 'Beta OOO' })
})

test('the same cards again change what has changed, and nothing else', async () => {
  const moved = google.map((line) => line.replace('ORG:Beta OOO', 'ORG:Beta Group'))
  const { results } = await bring([apple, moved], { key: 'email' })
  expect(results).toEqual({ new: 0, changed: 1, unchanged: 1, refused: 0 })
  expect(await leadOf('Beta')).toMatchObject({ company: 'Beta Group' })
})

test('one card is a file, too; who may not write leads finds no import of them', async () => {
  const own = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Solo Person', 'END:VCARD']
  expect((await bring([own])).results).toMatchObject({ new: 1 })
  const file = new File([own.join('\n')], 'one.vcf')
  const denied = await firm.upload('/imports', { register: 'leads', file }, { role: 'cashier' })
  expect(denied.status).toBe(404)
})

test('a card that is longer than one may be is a row that is refused, and the others are read', async () => {
  const long = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Too Long', `PHOTO:${'a'.repeat(maxCardLength)}`]
  const short = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Short Enough', 'END:VCARD']
  const { results, rows } = await bring([[...long, 'END:VCARD'], short])
  expect(results).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 1 })
  expect((await rows('refused')).map(({ line }) => line)).toEqual([1])
})

test('notes of a card are kept as long as notes may be, with no half of a sign', async () => {
  const notes = `NOTE:${'x'.repeat(3_999)}😀😀`
  await bring([['BEGIN:VCARD', 'VERSION:3.0', 'FN:Long Notes', notes, 'END:VCARD']])
  expect((await leadOf('Long Notes')).notes).toBe('x'.repeat(3_999))
})

test('a file of cards has as many rows, and as long cells, as any other file', async () => {
  const one = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:One', 'END:VCARD']
  const many = await upload(Array.from({ length: maxImportRows + 1 }, () => one))
  expect([many.status, many.body]).toMatchObject([
    422,
    { data: { fields: { file: { key: 'tooManyRows', params: { maximum: maxImportRows } } } } },
  ])
  const wide = await upload([[...one.slice(0, -1), `TITLE:${'a'.repeat(4_001)}`, 'END:VCARD']])
  expect([wide.status, wide.body]).toMatchObject([
    422,
    { data: { fields: { file: { key: 'fileUnreadable' } } } },
  ])
})

test('no more cards are read than it takes to know that there are too many', () => {
  const one = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:One\r\nEND:VCARD\r\n'
  const bytes = new TextEncoder().encode(one.repeat(maxImportRows + 50))
  expect(readCards(bytes)?.rows).toHaveLength(maxImportRows + 1)
})
