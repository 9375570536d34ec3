import { expect, it } from 'vitest'
import { minorToDecimal } from '#contract/money.ts'
import { brokenRules, readElectronicInvoice, writeCii, writeUbl } from '../../../einvoice/index.ts'
import { groupsOf } from '../posting.ts'
import { randomSource } from './fixtures/random-source.ts'
import { toElectronicInvoice } from './to-electronic.ts'

function read(xml: string) {
  const result = readElectronicInvoice(new TextEncoder().encode(xml))
  if ('refusal' in result) throw new Error(result.refusal)
  expect(result.warnings).toEqual([])
  return result.document
}

it('1,000 documents break no rule, say what the page says, and are read as they were written', {
  timeout: 30_000,
}, () => {
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
      gross: text(row.total),
      due: text(row.total),
    })
    expect(invoice.taxes.map(({ base, tax }) => [base, tax])).toEqual(
      groupsOf(row).map(({ base, tax }) => [text(base), text(tax)]),
    )
    expect(read(writeUbl(invoice)), `UBL, seed ${seed}`).toEqual(invoice)
    expect(read(writeCii(invoice)), `CII, seed ${seed}`).toEqual(invoice)
  }
})
