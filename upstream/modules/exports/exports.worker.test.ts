import { env } from 'cloudflare:test'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Firm } from '#contract/firms.ts'
import type { Report } from '#contract/reports.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { line, type Refused, TestFirm } from '#upstream/testing/test-firm.ts'
import { uploadedArchiveKey } from '../../firm/uploaded-archive.ts'
import { type DatevRecord, readBack } from './datev/records.ts'

let firm: TestFirm
let zip: Uint8Array

/** Two sales, one of them at 7 % with a discount that leaves cents, and a file beside one. */
beforeAll(async () => {
  firm = await TestFirm.open()
  const { id } = await firm.customer()
  const sell = (unitPrice: string, more: object = {}) =>
    firm.issued(id, {
      issueDate: '2026-03-10',
      supplyDate: '2026-03-10',
      lines: [line({ unitPrice, ...more })],
    })
  await sell('100')
  await sell('33.33', { taxCode: 'DE-S7', quantity: '7' })
  await env.FILES.put(`firms/${firm.firmId}/attachments/a`, 'receipt', {
    httpMetadata: { contentType: 'text/plain' },
  })
  zip = new Uint8Array(await (await askFirm(firm, 'GET', '/exports/archive')).arrayBuffer())
})

const days = { from: '2026-01-01', to: '2026-12-31' }
const numbers = { consultant: 1001, client: 7 }

test('postings go to DATEV and mean there what they mean here', async () => {
  const prepared = await firm.must('PUT', '/exports/datev', { ...numbers, ...days })
  expect(prepared).toEqual({ entries: 2 })
  const answer = await askFirm(firm, 'GET', `/exports/datev/file?from=${days.from}&to=${days.to}`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const [head = '', columns = '', ...rows] = linesOf(files['EXTF_Buchungsstapel.csv'])
  expect(head).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";1001;7;20260101;4;20260101;20261231;/,
  )
  expect(head.split(';')).toHaveLength(31)
  expect(columns.split(';')).toHaveLength(125)
  expect(rows.map((row) => row.split(';').length)).toEqual(rows.map(() => 125))
  expect(rows[0]).toMatch(/^119,00;"S";"EUR";;;;10001;8400;"";1003;"[^"]+";/)

  const sums = [...readBack(rows.map(recordOf))].map(([account, amount]) => [
    account === '10001' ? '1400' : account,
    amount,
  ])
  expect(Object.fromEntries(sums)).toEqual(await firm.balances())
  expect(linesOf(files['EXTF_DebitorenKreditoren.csv'])[2]).toMatch(/^10001;/)
  expect(linesOf(files['EXTF_Kontenbeschriftungen.csv'])).toContainEqual(
    expect.stringMatching(/^8400;"Erl/),
  )
})

test('days of two fiscal years, or another country, have no batch', async () => {
  const two = { ...numbers, from: '2025-12-01', to: '2026-01-31' }
  const refused = await firm.ask('PUT', '/exports/datev', two)
  expect(refused).toMatchObject({
    status: 422,
    body: { data: { fields: { to: { key: 'otherFiscalYear' } } } },
  })
  const swiss = await TestFirm.open({
    address: { street: 'Seeweg 1', postcode: '8001', city: 'Zürich', country: 'CH' },
    ...{ vatId: '', baseCurrency: 'CHF', timeZone: 'Europe/Zurich' },
  })
  expect(await swiss.must('GET', '/exports')).toMatchObject({ datev: null })
  expect(await swiss.ask('PUT', '/exports/datev', { ...numbers, ...days })).toMatchObject({
    status: 404,
  })
})

test('a firm that is made of an archive has the same books and files', async () => {
  const copy = new TestFirm()
  await env.FILES.put(uploadedArchiveKey(copy.firmId), zip)
  const made = await copy.must<Firm>('POST', '/internal/restore-archive', {})
  expect(made).toMatchObject({ id: copy.firmId, legalName: 'Nord & Söhne GmbH' })
  for (const report of ['trial-balance', 'journal', 'receivables', 'sales-by-customer']) {
    const path = `/reports/${report}?period=custom&from=2026-01-01&to=2026-12-31`
    const [before, after] = await Promise.all([
      firm.must<Report>('GET', path),
      copy.must<Report>('GET', path),
    ])
    expect(after.rows, report).toEqual(before.rows)
  }
  expect(await copy.must('GET', '/journal-verification?from=0&size=100')).toMatchObject({
    total: 2,
    broken: null,
  })
  const file = await env.FILES.get(`firms/${copy.firmId}/attachments/a`)
  expect(await file?.text()).toBe('receipt')
  expect(file?.httpMetadata?.contentType).toBe('text/plain')
  expect(await env.FILES.head(uploadedArchiveKey(copy.firmId))).toBeNull()
  // It goes on as a firm of its own.
  const { id } = await copy.customer()
  await copy.issued(id, { lines: [line()] })
  expect(await firm.must('GET', '/journal-verification?from=0&size=100')).toMatchObject({
    total: 2,
  })
})

test.each([
  ['no zip', () => new TextEncoder().encode('no zip'), 'noArchive'],
  ['one whose rows were changed', () => changed(zip, 'legalName', 'legalname'), 'archiveChanged'],
] as const)('%s makes no firm', async (_what, bytesOf, key) => {
  const copy = new TestFirm()
  await env.FILES.put(uploadedArchiveKey(copy.firmId), bytesOf())
  const refused = await copy.ask<Refused>('POST', '/internal/restore-archive', {})
  expect(refused).toMatchObject({ status: 422, body: { data: { fields: { file: { key } } } } })
})

test('only owners and administrators take all of it, and only who keeps the books DATEV’s files', async () => {
  for (const [path, role] of [
    ['/exports/archive', 'accountant'],
    ['/exports/datev/file?from=2026-01-01&to=2026-12-31', 'readOnly'],
    ['/exports', 'sales'],
  ] as const) {
    expect(await firm.ask('GET', path, undefined, { role }), path).toMatchObject({ status: 403 })
  }
})

function linesOf(bytes: Uint8Array | undefined): string[] {
  return new TextDecoder('windows-1252').decode(bytes).split('\r\n').filter(Boolean)
}

function recordOf(row: string): DatevRecord {
  const [amount = '', side = '', , , , , account = '', counter = '', key = ''] = row.split(';')
  return {
    amount: Number(amount.replace(',', '')),
    side: side === '"S"' ? 'S' : 'H',
    account,
    counter,
    key: key.replaceAll('"', ''),
  }
}

/** The archive with a word of the firm's row written otherwise, in a zip that is sound itself. */
function changed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const files = unzipSync(bytes)
  const row = files['tables/firm.json']
  if (!row) throw new Error('No row')
  files['tables/firm.json'] = new TextEncoder().encode(strFromU8(row).replace(from, to))
  return zipSync(files)
}
