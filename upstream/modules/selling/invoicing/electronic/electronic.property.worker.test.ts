import { expect, it } from 'vitest'
import { minorToDecimal } from '#contract/core/money.ts'
import {
  brokenRules,
  readInvoiceInSteps,
  writeCii,
  writeFattura,
  writeUbl,
} from '../../../../einvoice/index.ts'
import { groupsOf } from '../posting.ts'
import { randomSource } from './random-source.fixture.ts'
import { toElectronicInvoice } from './to-electronic.ts'

async function read(xml: string) {
  const result = await readInvoiceInSteps(new TextEncoder().encode(xml))
  if ('refusal' in result) throw new Error(result.refusal)
  expect(result.warnings).toEqual([])
  return result.document
}

it('1,000 documents break no rule, say what the page says, and are read as they were written', {
  timeout: 120_000,
}, async () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const source = randomSource(seed)
    const invoice = toElectronicInvoice(source)
    const { row } = source
    const text = (minor: number) => minorToDecimal(minor, row.currency)
    expect(
      brokenRules(invoice, { pricesIncludeTax: row.priceMode === 'gross' }),
      `seed ${seed}`,
    ).toEqual([])
    expect(invoice.totals, `seed ${seed}`).toMatchObject({
      net: text(row.net),
      tax: text(row.tax),
      gross: text(row.total - row.rounding),
      rounding: row.rounding === 0 ? '' : text(row.rounding),
      due: text(row.total),
    })
    expect(
      invoice.taxes.map(({ base, tax }) => [base, tax]),
      `seed ${seed}`,
    ).toEqual(groupsOf(row).map(({ base, tax }) => [text(base), text(tax)]))
    // The standard has one due date, and words for the rest.
    const { instalments: _, ...said } = invoice
    expect(await read(writeUbl(invoice)), `UBL, seed ${seed}`).toEqual(said)
    expect(await read(writeCii(invoice)), `CII, seed ${seed}`).toEqual(said)
  }
})

it('a FatturaPA says what the document says: sums, taxes and each line’s price', async () => {
  for (let seed = 1; seed <= 300; seed++) {
    const invoice = toElectronicInvoice(randomSource(seed))
    if (invoice.currency !== 'EUR') continue
    const written = writeFattura(invoice, {
      progress: 'A1',
      regime: 'RF01',
      deliveryNotes: [],
      added: [],
      isSplit: false,
    })
    const result = await readInvoiceInSteps(new TextEncoder().encode(written))
    if ('refusal' in result) throw new Error(result.refusal)
    const { lines, taxes, totals } = result.document
    expect(cents(totals.gross), `seed ${seed}`).toBe(cents(invoice.totals.gross))
    expect(
      taxes.map(({ base, tax }) => [cents(base), cents(tax)]),
      `seed ${seed}`,
    ).toEqual(invoice.taxes.map(({ base, tax }) => [cents(base), cents(tax)]))
    expect(lines.reduce((sum, { net }) => sum + cents(net), 0)).toBe(cents(invoice.totals.net))
    for (const { quantity, price, allowances, charges, net } of lines) {
      const less = allowances.map(({ percent, amount }) =>
        percent === '' ? Number(amount) : (Number(price.net) * Number(percent)) / 100,
      )
      const more = charges.map(({ amount }) => -Number(amount))
      const each = [...less, ...more].reduce((rest, part) => rest - part, Number(price.net))
      expect(Math.abs(each * Number(quantity) - Number(net)), `seed ${seed}`).toBeLessThan(0.011)
    }
  }
})

function cents(amount: string): number {
  return Math.round(Number(amount) * 100)
}
