import { env } from 'cloudflare:test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { CostCentre } from '#contract/books/cost-centres.ts'
import type { Firm } from '#contract/firm/firms.ts'
import type { Report } from '#contract/reporting/reports.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { linesOf, recordOf } from '#upstream/testing/datev-rows.ts'
import { line, type Refused, TestFirm } from '#upstream/testing/test-firm.ts'
import { maxUploadBytes } from '../../../core/upload-limit.ts'
import { newId } from '../../../firm/ulid.ts'
import { uploadedArchiveKey } from '../../../firm/uploaded-archive.ts'
import { Manifest, sha256Of } from './archive/manifest.ts'
import { readBack } from './datev/records.ts'

let firm: TestFirm
let zip: Uint8Array

/** Two sales, one of them on a cost centre, the other at 7 % with a discount that leaves cents, and a file beside one. */
beforeAll(async () => {
  firm = await TestFirm.open()
  const { id } = await firm.customer()
  const sell = (unitPrice: string, more: object = {}) =>
    firm.issued(id, {
      issueDate: '2026-03-10',
      supplyDate: '2026-03-10',
      lines: [line({ unitPrice, ...more })],
    })
  const centre = await firm.must<CostCentre>('POST', '/cost-centres', {
    code: '100',
    name: 'Laden',
  })
  await sell('100', { costCentreId: centre.id })
  await sell('33.33', { taxCode: 'DE-S7', quantity: '7' })
  await env.FILES.put(`firms/${firm.firmId}/attachments/a`, 'receipt', {
    httpMetadata: { contentType: 'text/plain' },
  })
  zip = new Uint8Array(await (await askFirm(firm, 'GET', '/exports/archive')).arrayBuffer())
})

const days = { from: '2026-01-01', to: '2026-12-31' }
const numbers = { consultant: 1001, client: 7 }

test('the books go to a tax audit with the index that describes their tables', async () => {
  const path = `/exports/gobd/file?from=${days.from}&to=${days.to}`
  const answer = await askFirm(firm, 'GET', path)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const index = strFromU8(files['index.xml'] ?? new Uint8Array())
  expect(index).toContain('<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">')
  const described = [...index.matchAll(/<Table>\s*<URL>([^<]+)<\/URL>(.*?)<\/Table>/gs)].map(
    ([, url = '', table = '']) => ({
      url,
      columns: [...table.matchAll(/<Variable\w+>\s*<Name>([^<]+)</g)].map(([, name]) => name),
    }),
  )
  for (const { url, columns } of described) {
    const [head = ''] = strFromU8(files[url] ?? new Uint8Array()).split('\r\n')
    expect(head).toBe(columns.map((name) => `"${name}"`).join(';'))
  }
  const urls = described.map(({ url }) => url)
  expect(Object.keys(files)).toEqual(['index.xml', 'gdpdu-01-09-2004.dtd', ...urls])

  const rowsOf = (name: string) =>
    strFromU8(files[name] ?? new Uint8Array())
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';').map((field) => field.replaceAll('"', '')))
  const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
  const balances = new Map<string, number>()
  for (const [, , , , account = '', debit, credit] of rowsOf('journal.csv')) {
    balances.set(account, (balances.get(account) ?? 0) + cents(debit) - cents(credit))
  }
  expect(Object.fromEntries(balances)).toEqual(await firm.balances())
  expect(rowsOf('summen_salden.csv').map(([account, , , , end]) => [account, cents(end)])).toEqual(
    Object.entries(await firm.balances()).toSorted(),
  )
  // By the firm's clock in Berlin, whose day is the one that stands beside it.
  for (const row of rowsOf('journal.csv')) {
    const [day = '', time = ''] = row.slice(15, 17)
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}\+0[12]:00$/)
    expect(day.split('.').reverse().join('-')).toBe(time.slice(0, 10))
  }
  expect(rowsOf('belege.csv')[0]?.slice(8, 11)).toEqual(['100,00', '19,00', '119,00'])
  expect((await firm.ask('GET', path, undefined, { role: 'readOnly' })).status).toBe(403)
  const abroad = await TestFirm.open({
    address: { street: '', city: 'Wien', postcode: '', country: 'AT' },
    vatId: '',
  })
  expect((await abroad.ask('GET', path)).status).toBe(404)
})

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
  const centres = columns.split(';').indexOf('KOST1 - Kostenstelle')
  expect(rows.map((row) => row.split(';')[centres])).toEqual([
    '"100"',
    ...rows.slice(1).map(() => ''),
  ])
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
    vatId: '',
    baseCurrency: 'CHF',
    timeZone: 'Europe/Zurich',
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
  const reports = ['trial-balance', 'journal', 'receivables', 'sales-by-customer']
  for (const report of [...reports, 'profit-and-loss']) {
    const path = `/reports/${report}?period=custom&from=2026-01-01&to=2026-12-31&split=costCentre`
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

/** As somebody would forge it: rows changed, and the manifest's hashes worked out anew. */
async function forged(change: (files: Record<string, string>) => void): Promise<Uint8Array> {
  const files = Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes, true)]),
  )
  change(files)
  const manifest = Manifest.parse(JSON.parse(files['manifest.json'] ?? ''))
  const rehashed = await Promise.all(
    manifest.files.map(async (file) => {
      const bytes = new Uint8Array(strToU8(files[file.path] ?? '', true))
      return { ...file, size: bytes.length, sha256: await sha256Of(bytes) }
    }),
  )
  files['manifest.json'] = JSON.stringify({ ...manifest, files: rehashed })
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text, true)])),
  )
}

function replaceIn(path: string, from: string, to: string) {
  return (files: Record<string, string>) => {
    files[path] = (files[path] ?? '').replaceAll(from, to)
  }
}

test.each([
  ['no zip', async () => new TextEncoder().encode('no zip'), 'noArchive'],
  [
    'one whose rows are not those of its list',
    async () => {
      const files = unzipSync(zip)
      return zipSync({ ...files, 'tables/firm.json': strToU8('{}') })
    },
    'archiveChanged',
  ],
  [
    'one that says it is about another firm',
    () => forged(replaceIn('tables/firm.json', firm.firmId, '01ARZ3NDEKTSV4RRFFQ69G5FAV')),
    'archiveChanged',
  ],
  [
    'one whose entry was changed',
    () => forged(replaceIn('tables/journal_lines.json', '11900', '11800')),
    'archiveChanged',
  ],
  [
    'one that says something else is open than its invoices and payments leave',
    () => forged(replaceIn('tables/open_items.json', ',11900,', ',11800,')),
    'archiveSums_settlement',
  ],
  [
    'one that says something else was invoiced than its invoices do',
    () => forged(replaceIn('tables/invoice_days.json', '"EUR",2,', '"EUR",3,')),
    'archiveSums_invoicing',
  ],
  [
    'one in which letters hide from whoever looks for ids',
    () => forged(replaceIn('tables/invoices.json', '"buyer', '\\u0062uyer')),
    'archiveChanged',
  ],
  [
    'one with a table of its own',
    () => forged(replaceIn('tables/firm.json', '"name":"firm"', '"name":"sqlite_master"')),
    'archiveVersion',
  ],
  [
    'one that unpacks to more than it may',
    async () => zipSync({ 'manifest.json': new Uint8Array(60 * 1024 * 1024) }),
    'archiveTooLarge',
  ],
] as const)('%s makes no firm', async (_what, bytesOf, key) => {
  const copy = new TestFirm()
  await env.FILES.put(uploadedArchiveKey(copy.firmId), await bytesOf())
  const refused = await copy.ask<Refused>('POST', '/internal/restore-archive', {})
  expect(refused).toMatchObject({ status: 422, body: { data: { fields: { file: { key } } } } })
  expect(await copy.ask('GET', '/customers')).toMatchObject({ status: 404 })
})

// A key of R2 has at most 1,024 bytes, so that this file can't be put.
test('an archive whose files can’t be put fills nothing, and is brought again', async () => {
  const copy = new TestFirm()
  const path = `files/attachments/${'x'.repeat(1_100)}`
  const broken = await forged((files) => {
    const manifest = JSON.parse(files['manifest.json'] ?? '')
    manifest.files.push({ path, size: 1, sha256: '', type: 'text/plain' })
    files['manifest.json'] = JSON.stringify(manifest)
    files[path] = 'x'
  })
  await env.FILES.put(uploadedArchiveKey(copy.firmId), broken)
  const failed = await copy.ask('POST', '/internal/restore-archive', {})
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(await env.FILES.head(`firms/${copy.firmId}/attachments/a`)).toBeNull()
  await env.FILES.put(uploadedArchiveKey(copy.firmId), zip)
  await copy.must('POST', '/internal/restore-archive', {})
  const file = await env.FILES.get(`firms/${copy.firmId}/attachments/a`)
  expect(await file?.text()).toBe('receipt')
})

test('an archive that no firm can be made of says so, before and in it', async () => {
  expect(await firm.must('GET', '/exports')).toMatchObject({ canRestore: true })
  const key = `firms/${firm.firmId}/attachments/large`
  const httpMetadata = { contentType: 'image/png' }
  await env.FILES.put(key, new Uint8Array(maxUploadBytes), { httpMetadata })
  expect(await firm.must('GET', '/exports')).toMatchObject({ canRestore: false })
  const large = await askFirm(firm, 'GET', '/exports/archive')
  // It is sent as it is read.
  const files = unzipSync(new Uint8Array(await large.arrayBuffer()))
  await env.FILES.delete(key)
  const manifest = Manifest.parse(JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())))
  expect(manifest.canRestore).toBe(false)
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('No firm can be made')
})

test('a picture of an archive is served as what its bytes are', async () => {
  const copy = new TestFirm()
  const page = await forged(replaceIn('tables/firm.json', 'null', '"text/html"'))
  await env.FILES.put(uploadedArchiveKey(copy.firmId), page)
  await copy.must('POST', '/internal/restore-archive', {})
  await env.FILES.put(`firms/${copy.firmId}/logo`, '<script src="/x"></script>')
  expect(await copy.ask('GET', '/logo')).toMatchObject({ status: 404 })
})

test('nobody takes the archive who did not show who they are, nor a mailbox of somebody else', async () => {
  const refused = await firm.ask('GET', '/exports/archive', undefined, { isFresh: false })
  expect(refused).toMatchObject({ status: 403, body: { code: 'confirm_needed' } })
  const boxes = await firm.must<unknown[]>('GET', '/mail/boxes')
  expect(boxes.length).toBeGreaterThan(1)
  await firm.must('GET', '/mail/boxes', undefined, { userId: newId() })
  const again = await askFirm(firm, 'GET', '/exports/archive')
  const files = unzipSync(new Uint8Array(await again.arrayBuffer()))
  const { rows } = JSON.parse(strFromU8(files['tables/mailboxes.json'] ?? new Uint8Array()))
  expect(rows).toHaveLength(1)
})
