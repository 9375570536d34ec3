import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { dateIn } from '#upstream/firm/today.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'
import { countryPack } from '../../../firm/country-packs/index.ts'
import { frenchName } from './account-names.ts'

const french = {
  legalName: 'Menuiserie Dœuf SARL',
  address: { street: '3 rue du Port', postcode: '44000', city: 'Nantes', country: 'FR' },
  // DGFiP, the number of the tax office itself: SIREN 130004955.
  vatId: 'FR96130004955',
  timeZone: 'Europe/Paris',
}
const path = (year: number) => `/exports/fec/file?end=${year}-12-31`

let firm: TestFirm

/** With tax: 240.00 sold in 2025 and not paid, 120.00 in 2026, of which the bank took 100.00. */
beforeAll(async () => {
  firm = await TestFirm.open(french)
  const { id } = await firm.customer({ name: 'Œuvres\tdu "Port"' })
  const sell = (issueDate: string, unitPrice: string) =>
    firm.issued(id, {
      issueDate,
      supplyDate: issueDate,
      lines: [line({ unitPrice, taxCode: 'FR-S20' })],
    })
  await sell('2025-05-10', '200')
  const invoice = await sell('2026-03-10', '100')
  await firm.pay(invoice, 10000, { date: '2026-04-02' })
  await firm.must('POST', '/closing/years/2025-12-31/close')
})

type Row = Record<string, string>

async function rowsOf(year: number): Promise<{ names: string[]; heads: string[]; rows: Row[] }> {
  const answer = await askFirm(firm, 'GET', path(year))
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = Object.keys(files)
  const text = new TextDecoder('iso-8859-15').decode(files[names[0] ?? ''])
  expect(text.endsWith('\r\n')).toBe(true)
  const [head = '', ...lines] = text.slice(0, -2).split('\r\n')
  const heads = head.split('\t')
  const rows = lines.map((one) => {
    const fields = one.split('\t')
    expect(fields).toHaveLength(18)
    return Object.fromEntries(heads.map((name, at) => [name, fields[at] ?? '']))
  })
  return { names, heads, rows }
}

const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)

test('the heads are those of article A. 47 A-1, and the file is named by SIREN and year', async () => {
  const { names, heads } = await rowsOf(2026)
  expect(names).toEqual(['130004955FEC20261231.txt', 'description.txt'])
  expect(heads.join(' ')).toBe(
    'JournalCode JournalLib EcritureNum EcritureDate CompteNum CompteLib CompAuxNum CompAuxLib ' +
      'PieceRef PieceDate EcritureLib Debit Credit EcritureLet DateLet ValidDate Montantdevise Idevise',
  )
})

// The firm works in German, and the law wants the file in French.
test('accounts have their French names, whatever language the firm works in', async () => {
  const { rows } = await rowsOf(2026)
  const names = new Map(rows.map(({ CompteNum, CompteLib }) => [CompteNum, CompteLib]))
  expect(names.get('411')).toBe('Clients')
  const codes = countryPack('FR').accounts.map(({ code }) => code)
  expect(codes.filter((code) => frenchName(code, '') === '')).toEqual([])
})

test('a year opens with what was left, and its result is that of its own entries', async () => {
  const { rows } = await rowsOf(2026)
  const opening = rows.filter(({ JournalCode }) => JournalCode === 'AN')
  expect(
    opening.map(({ CompteNum, CompAuxLib, Debit, Credit, EcritureDate }) => [
      ...[CompteNum, CompAuxLib, Debit, Credit, EcritureDate],
    ]),
  ).toEqual([
    ['110', '', '0,00', '200,00', '20260101'],
    ['411', 'Œuvres du "Port"', '240,00', '0,00', '20260101'],
    ['44571', '', '0,00', '40,00', '20260101'],
  ])
  const sums = new Map<string, number>()
  for (const { CompteNum = '', Debit, Credit } of rows) {
    sums.set(CompteNum, (sums.get(CompteNum) ?? 0) + cents(Debit) - cents(Credit))
  }
  // Nothing was closed in 2026, so that its file ends where the books stand.
  expect(Object.fromEntries(sums)).toEqual(await firm.balances())
  const entries = Map.groupBy(rows, ({ EcritureNum = '' }) => EcritureNum)
  for (const [number, lines] of entries) {
    const left = lines.reduce((sum, { Debit, Credit }) => sum + cents(Debit) - cents(Credit), 0)
    expect(left, number).toBe(0)
  }
  expect([...entries.keys()]).toEqual(['AN1', '1', '2'])
})

test('every line names its journal, its document and the day from which it can’t be changed', async () => {
  const { rows } = await rowsOf(2026)
  const [sale, , , bank] = rows.filter(({ JournalCode }) => JournalCode !== 'AN')
  expect(sale).toMatchObject({
    ...{ JournalCode: 'VE', JournalLib: 'Ventes', EcritureDate: '20260310', PieceDate: '20260310' },
    ...{ CompteNum: '411', Debit: '120,00', Credit: '0,00' },
    ...{ Montantdevise: '', Idevise: '', EcritureLet: '', DateLet: '' },
    ValidDate: expect.stringMatching(/^\d{8}$/),
    PieceRef: expect.stringMatching(/\d/),
  })
  expect(bank).toMatchObject({ JournalCode: 'BQ', JournalLib: 'Banque', EcritureDate: '20260402' })
})

test('the entry that closes a year is not in its file, which shows the result', async () => {
  const { rows } = await rowsOf(2025)
  const ofResult = rows.filter(({ CompteNum = '' }) => /^[67]/.test(CompteNum))
  expect(ofResult.map(({ Debit, Credit }) => [Debit, Credit])).toEqual([['0,00', '200,00']])
  expect(new Set(rows.map(({ JournalCode }) => JournalCode))).toEqual(new Set(['VE']))
})

test('only who files taxes and sees customers takes it, of a French firm whose SIREN is known', async () => {
  const permissions = ['report:view', 'tax:view', 'tax:edit'] as const
  const custom = { name: 'Audit', permissions, scopes: {} }
  const how = { role: 'x', custom }
  expect(await firm.ask('GET', path(2026), undefined, how)).toMatchObject({ status: 403 })
  const readOnly = { role: 'readOnly' }
  expect(await firm.ask('GET', path(2026), undefined, readOnly)).toMatchObject({ status: 403 })
  expect(await firm.ask('GET', '/exports/fec/file?end=2026-06-30')).toMatchObject({ status: 404 })
  const german = await TestFirm.open()
  expect(await german.ask('GET', path(2026))).toMatchObject({ status: 404 })
  expect(await german.must('GET', '/exports')).toMatchObject({ fec: null })
  const unnumbered = await TestFirm.open({ ...french, vatId: '' })
  expect(await unnumbered.must('GET', '/exports')).toMatchObject({ fec: { siren: null } })
  expect(await unnumbered.ask('GET', path(2026))).toMatchObject({
    status: 422,
    body: { data: { fields: { end: { key: 'noSiren' } } } },
  })
  const registered = await TestFirm.open({
    ...{ ...french, vatId: '', registryNumber: 'RCS Nantes 130 004 955' },
  })
  expect(await registered.must('GET', '/exports')).toMatchObject({ fec: { siren: '130004955' } })
})

test('an entry is validated on the day of the firm, not of Greenwich', async () => {
  // East of it until ten o'clock it is the same day, west of it from eleven.
  const timeZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  firm = await TestFirm.open({ ...french, timeZone })
  const { id } = await firm.customer()
  const issueDate = '2026-05-10'
  const lines = [line({ unitPrice: '10', taxCode: 'FR-S20' })]
  await firm.issued(id, { issueDate, supplyDate: issueDate, lines })
  const { rows } = await rowsOf(2026)
  const day = dateIn(timeZone, new Date()).replaceAll('-', '')
  expect(new Set(rows.map(({ ValidDate }) => ValidDate))).toEqual(new Set([day]))
})
