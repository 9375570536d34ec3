import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { tillOf } from '../tills/till-of.fixture.ts'
import { exportedFrom } from './fiscal-export.fixture.ts'

type Till = Awaited<ReturnType<typeof tillOf>>
type Rows = Record<string, string>[]

const cash = (amount: number) => [{ tender: 'cash', amount }]

/** A day with all that a till does; the session that was closed. */
async function dayOf(till: Till): Promise<TillSession> {
  const { firm } = till
  const registerId = till.till.id
  await till.setUp()
  const session = await till.open()
  const category = await firm.must<{ id: string }>('POST', '/item-categories', { name: 'Seife' })
  const item = await firm.must<Item>('POST', '/items', {
    ...{ kind: 'product', name: 'Kernseife', sku: 'KS', unit: 'pc', unitPrice: '11.90' },
    ...{ priceMode: 'gross', taxCode: 'DE-S19', barcodes: ['4006381333931'] },
    categoryId: category.id,
  })
  const customer = await firm.customer({
    ...{ name: 'Anna Berg', kind: 'person' },
    address: { street: 'Gasse 2', postcode: '1010', city: 'Wien', country: 'AT' },
  })
  // 10 % off two pieces, then 1.00 off all: 23.80 − 2.38 − 1.00 = 20.42.
  const cart = await firm.must<Cart>('POST', `/till-registers/${registerId}/carts`, {})
  const line = { itemId: item.id, description: 'Kernseife', quantity: '2', unitPrice: '11.90' }
  const content = {
    lines: [{ ...line, taxCode: 'DE-S19', discount: { kind: 'percent', value: '10' } }],
    ...{ customerId: customer.id, discount: { kind: 'amount', value: '1.00' } },
  }
  const at = `/till-carts/${cart.id}`
  await firm.must('PUT', at, { ...content, version: cart.version })
  await firm.must('POST', `${at}/park`, { label: 'Tisch 4' })
  await firm.must('POST', `${at}/resume`, {})
  const tips = [{ tender: 'card', amount: 158 }]
  const tenders = [{ tender: 'card', amount: 2_042 }]
  const parked = await firm.must<Ticket>('POST', `${at}/pay`, { tenders, tips })
  await firm.must('POST', `/till-tickets/${parked.id}/refund`, {
    ...{ registerId, tender: 'cash', reason: 'Kaputt', lines: [] },
  })
  const sell = (lines: object[], more: object) =>
    firm.must<Ticket>('POST', '/till-tickets', { id: newId(), registerId, lines, ...more })
  const soap = { description: 'Brot', quantity: '3', unitPrice: '1.33', taxCode: 'DE-S7' }
  await sell([soap], { tenders: cash(399) })
  await sell([soap], { tenders: cash(5_399), giftCards: [{ amount: 5_000 }] })
  // Nothing is paid for what costs nothing.
  await sell([{ ...soap, unitPrice: '0' }], { tenders: cash(0) })
  const device = 'device-of-the-terrace'
  await firm.must('POST', `/till-registers/${registerId}/devices`, { device, waiting: 0 })
  const soldAt = new Date().toISOString()
  await sell([soap], { ...{ device, series: 'A', running: 1, soldAt }, tenders: cash(399) })
  const move = { direction: 'out', amount: 2_000, reason: 'owner' }
  await firm.must('POST', `/till-sessions/${session.id}/moves`, move)
  // 100.00 − 20.42 (back in cash) + 3.99 + 53.99 + 3.99 − 20.00, and 0.05 too little.
  expect((await till.close(session.id, 12_150)).state).toBe('counted')
  await firm.must('POST', `/till-sessions/${session.id}/approve`, { note: 'Fünf Cent' })
  return firm.must<TillSession>('GET', `/till-sessions/${session.id}`)
}

/** Sums of a column by others, in cents. */
function sumBy(rows: Rows, by: string[], column: string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const row of rows) {
    const key = by.map((name) => row[name]).join(' ')
    sums[key] = (sums[key] ?? 0) + Math.round(Number((row[column] ?? '').replace(',', '.')) * 100)
  }
  return sums
}

test('receipts, their parts and the closing add up to each other and to the Z report', async () => {
  const till = await tillOf('DE')
  const { report } = await dayOf(till)
  const { rows } = await exportedFrom(till)
  for (const kind of ['BRUTTO', 'NETTO', 'UST']) {
    const ofLines = sumBy(rows('lines_vat'), ['BON_ID', 'UST_SCHLUESSEL'], `POS_${kind}`)
    const ofBons = sumBy(rows('transactions_vat'), ['BON_ID', 'UST_SCHLUESSEL'], `BON_${kind}`)
    expect(ofBons).toEqual(ofLines)
    const column = kind === 'UST' ? 'Z_UST' : `Z_UMS_${kind}`
    const kinds = rows('lines_vat').map((row) => ({
      ...row,
      GV_TYP: rows('lines').find(
        ({ BON_ID, POS_ZEILE }) => BON_ID === row.BON_ID && POS_ZEILE === row.POS_ZEILE,
      )?.GV_TYP,
    })) as Rows
    expect(sumBy(rows('businesscases'), ['GV_TYP', 'UST_SCHLUESSEL'], column)).toEqual(
      sumBy(kinds, ['GV_TYP', 'UST_SCHLUESSEL'], `POS_${kind}`),
    )
  }
  const totals = sumBy(rows('transactions'), ['BON_ID'], 'UMS_BRUTTO')
  expect(sumBy(rows('transactions_vat'), ['BON_ID'], 'BON_BRUTTO')).toEqual(totals)
  expect(sumBy(rows('datapayment'), ['BON_ID'], 'BASISWAEH_BETRAG')).toEqual(totals)
  const paid = sumBy(rows('datapayment'), ['ZAHLART_TYP', 'ZAHLART_NAME'], 'BASISWAEH_BETRAG')
  expect(sumBy(rows('payment'), ['ZAHLART_TYP', 'ZAHLART_NAME'], 'Z_ZAHLART_BETRAG')).toEqual(paid)
  expect(paid).toEqual({ 'Bar Bar': 12_150, 'Unbar Karte': 2_200, 'Keine ': 0 })
  expect(sumBy(rows('cash_per_currency'), ['ZAHLART_WAEH'], 'ZAHLART_BETRAG_WAEH')).toEqual({
    EUR: report?.cash?.counted,
  })
  expect(rows('cashpointclosing')).toMatchObject([
    { Z_SE_ZAHLUNGEN: '143,50', Z_SE_BARZAHLUNGEN: '121,50', TAXONOMIE_VERSION: '2.4' },
  ])
  const sold = sumBy(rows('businesscases'), ['GV_TYP'], 'Z_UMS_BRUTTO')
  expect(sold).toEqual({
    ...{ Anfangsbestand: 10_000, Umsatz: 1_197, TrinkgeldAN: 158 },
    ...{ MehrzweckgutscheinKauf: 5_000, Privatentnahme: -2_000, DifferenzSollIst: -5 },
  })
  // 7 % of three times 3.99: 0.26 each. What came back is none.
  expect(sumBy(rows('businesscases'), ['GV_TYP'], 'Z_UST')).toMatchObject({ Umsatz: 78 })
})

test('a receipt tells price build-up, goods, customer, table and device', async () => {
  const till = await tillOf('DE')
  await dayOf(till)
  const { files, rows } = await exportedFrom(till)
  const { device } = await till.view()
  const parked = rows('allocation_groups')
  expect(parked).toMatchObject([{ ABRECHNUNGSKREIS: 'Tisch 4' }])
  const [id = ''] = parked.map(({ BON_ID }) => BON_ID)
  const of = (name: string) => rows(name).filter(({ BON_ID }) => BON_ID === id)
  expect(of('transactions')).toMatchObject([
    {
      ...{ UMS_BRUTTO: '22,00', TERMINAL_ID: device.cashbox, KUNDE_NAME: 'Anna Berg' },
      ...{ KUNDE_TYP: 'Privatperson', KUNDE_STRASSE: 'Gasse 2', KUNDE_PLZ: '1010' },
      ...{ KUNDE_ORT: 'Wien', KUNDE_LAND: 'AUT' },
    },
  ])
  expect(of('lines')[0]).toMatchObject({
    ...{ ART_NR: 'KS', GTIN: '4006381333931', WARENGR: 'Seife', MENGE: '2,000' },
    STK_BR: '10,21000',
  })
  expect(of('lines_vat')[0]).toMatchObject({
    ...{ POS_BRUTTO: '20,42', POS_NETTO: '17,16', POS_UST: '3,26' },
  })
  // Two pieces at 11.90, 3.38 off: the two rows are the line.
  expect(of('itemamounts')).toMatchObject([
    { TYP: 'base_amount', PF_BRUTTO: '23,80', PF_NETTO: '20,00', PF_UST: '3,80' },
    { TYP: 'discount', PF_BRUTTO: '-3,38', PF_NETTO: '-2,84', PF_UST: '-0,54' },
  ])
  const back = rows('references')
  expect(back).toMatchObject([{ REF_TYP: 'Transaktion', REF_BON_ID: id }])
  const ofBack = rows('itemamounts').filter(({ BON_ID }) => BON_ID === back[0]?.BON_ID)
  expect(ofBack.map(({ TYP, PF_BRUTTO }) => [TYP, PF_BRUTTO])).toEqual([
    ['base_amount', '-23,80'],
    ['discount', '3,38'],
  ])
  const terrace = `${device.cashbox}-A`
  expect(rows('slaves')).toMatchObject([{ TERMINAL_ID: terrace, TERMINAL_BRAND: 'Firmament' }])
  expect(rows('transactions').filter(({ TERMINAL_ID }) => TERMINAL_ID === terrace)).toHaveLength(1)
  expect([rows('pa'), rows('subitems')]).toEqual([[], []])
  // Every instant says how far its clock is from UTC (RFC 3339), every closing the firm's own number.
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/
  for (const { BON_START, BON_ENDE, Z_ERSTELLUNG } of rows('transactions')) {
    for (const at of [BON_START, BON_ENDE, Z_ERSTELLUNG]) expect(at).toMatch(instant)
  }
  const index = strFromU8(files['index.xml'] ?? new Uint8Array())
  expect(index).toContain('Z-K1-0001')
  const [, column] = /<Name>BON_ID<\/Name>\s*([\s\S]*?)\s*<\/Variable/.exec(index) ?? []
  expect(column?.replace(/\s+/g, '')).toBe('<AlphaNumeric/><MaxLength>40</MaxLength>')
})
