import { expect, test } from 'vitest'
import type { ImportedRows, ImportResult } from '#contract/core/import-rows.ts'
import type { OpenImport } from '#contract/core/imports.ts'
import type { Lead } from '#contract/customers/leads.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

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
