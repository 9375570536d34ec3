import { runInDurableObject } from 'cloudflare:test'
import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import { AppError } from '#contract/core/errors.ts'
import { readElectronicInvoice, writeCii, writeUbl } from '#upstream/einvoice/index.ts'
import { Store } from '#upstream/firm/store.ts'
import { mutateMarkup, seededRandom } from '#upstream/testing/mutate-file.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import ublUrl from '../../../../einvoice/fixtures/invoice.ubl.xml?url&inline'
import fatturaUrl from '../../../../einvoice/fixtures/parcella.fattura.xml?url&inline'
import { drafted } from './read-bill.ts'
import { statedTotal } from './stated-sums.ts'

const files = import.meta.glob<string>('./fixtures/*.xml', {
  eager: true,
  query: '?url&inline',
  import: 'default',
})

function textOf(url: string): string {
  const data = url.slice(url.indexOf(',') + 1)
  return url.includes(';base64,')
    ? Buffer.from(data, 'base64').toString()
    : decodeURIComponent(data)
}

/** Invoices of our own in every syntax and profile. */
function sources(): string[] {
  const read = readElectronicInvoice(new TextEncoder().encode(textOf(ublUrl)))
  if ('refusal' in read) throw new Error(read.refusal)
  const { document } = read
  const written = [writeUbl(document), writeCii(document)]
  const credit = { ...document, typeCode: '381' }
  const fixed = Object.entries(files)
    .filter(([name]) => !/utf16|500-|sci|comma|nocurrency/.test(name))
    .map(([, url]) => textOf(url))
  return [...written, writeUbl(credit), writeCii(credit), textOf(fatturaUrl), ...fixed]
}

/** What a file states as its total in minor units, by its text alone; undefined where that is none. */
function statedIn(xml: string): number | undefined {
  const amountAt = (name: string) => {
    const found = [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?: [^>]*)?>([^<]*)<`, 'g'))]
    const text = found.length === 1 ? (found[0]?.[1]?.trim() ?? '') : ''
    return /^[-+]?(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)
      ? Math.round(Number(text) * 100)
      : undefined
  }
  if (/Arrotondamento|RoundingAmount/.test(xml)) return undefined
  return (
    amountAt('TaxInclusiveAmount') ??
    amountAt('GrandTotalAmount') ??
    amountAt('ImportoTotaleDocumento')
  )
}

test('2,000 changed invoices are read or refused, and none loses the total that it states', {
  timeout: 120_000,
}, async () => {
  const firm = await TestFirm.open({ vatId: '' })
  const all = sources()
  const random = seededRandom(31)
  const outcome = await runInDurableObject(firm.object, (_, { storage }) => {
    const { reader } = new Store(storage)
    let [made, refused] = [0, 0]
    for (let at = 0; at < 2_000; at++) {
      const xml = mutateMarkup(all[at % all.length] ?? '', random)
      const read = readElectronicInvoice(new TextEncoder().encode(xml))
      if ('refusal' in read) {
        refused += 1
        continue
      }
      try {
        drafted(reader, read.document)
        const stated = statedIn(xml)
        const total = statedTotal(read.document)
        if (stated !== undefined) expect(total, xml).toBe(stated)
        made += 1
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'invalid')
          throw new Error(xml, { cause: error })
        refused += 1
      }
    }
    return { made, refused }
  })
  expect(outcome.made + outcome.refused).toBe(2_000)
  expect(outcome.made).toBeGreaterThan(1_000)
})

test('what is made of a changed invoice says its total, or both sums', {
  timeout: 120_000,
}, async () => {
  const firm = await TestFirm.open({ vatId: '' })
  const all = sources()
  const random = seededRandom(7)
  for (let at = 0; at < 80; at++) {
    const xml = mutateMarkup(all[at % all.length] ?? '', random)
    const file = new File([xml], 'invoice.xml')
    const { status, body } = await firm.upload<Bill>('/bills/read', { file })
    expect([201, 422], xml).toContain(status)
    const stated = statedIn(xml)
    if (status !== 201 || stated === undefined) continue
    const said = body.statedSum?.total ?? body.totalAmount
    expect(said, xml).toBe(Math.abs(stated))
  }
})
