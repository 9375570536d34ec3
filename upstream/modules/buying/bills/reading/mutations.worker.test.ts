import { env, runInDurableObject } from 'cloudflare:test'
import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import { AppError } from '#contract/core/errors.ts'
import { readInvoiceInSteps, writeCii, writeFattura, writeUbl } from '#upstream/einvoice/index.ts'
import { Store } from '#upstream/firm/store.ts'
import { mutateBytes, mutateMarkup, seededRandom } from '#upstream/testing/mutate-file.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import ublUrl from '../../../../einvoice/fixtures/invoice.ubl.xml?url&inline'
import fatturaUrl from '../../../../einvoice/fixtures/parcella.fattura.xml?url&inline'
import { randomSource } from '../../../selling/invoicing/electronic/random-source.fixture.ts'
import { toElectronicInvoice } from '../../../selling/invoicing/electronic/to-electronic.ts'
import twoXmlUrl from './fixtures/zugferd-two-xml.pdf?url&inline'
import { drafted } from './read-bill.ts'
import { statedTotal } from './stated-sums.ts'

/** The gate has time for a part; `EVERY_SEED=1` asks for all. */
const rounds = env.EVERY_SEED
  ? { read: 20_000, drafts: 2_000, pdfs: 1_000 }
  : { read: 1_200, drafts: 40, pdfs: 100 }

const files = import.meta.glob<string>('./fixtures/*.xml', {
  eager: true,
  query: '?url&inline',
  import: 'default',
})

function bytesOf(url: string): Uint8Array {
  const data = url.slice(url.indexOf(',') + 1)
  return url.includes(';base64,')
    ? Buffer.from(data, 'base64')
    : new TextEncoder().encode(decodeURIComponent(data))
}

function textOf(url: string): string {
  return new TextDecoder().decode(bytesOf(url))
}

/** Invoices of our own in every syntax and profile, as written and as others write them. */
async function sources(): Promise<string[]> {
  const read = await readInvoiceInSteps(bytesOf(ublUrl))
  if ('refusal' in read) throw new Error(read.refusal)
  const { document } = read
  const written = [writeUbl(document), writeCii(document)]
  const credit = { ...document, typeCode: '381' }
  const fixed = Object.entries(files)
    .filter(([name]) => !/utf16|500-|sci|comma|nocurrency/.test(name))
    .map(([, url]) => textOf(url))
  const issued = Array.from({ length: 90 }, (_, seed) =>
    toElectronicInvoice(randomSource(seed + 1)),
  )
    .filter(({ currency }) => currency === 'EUR')
    .flatMap((invoice) => [writeUbl(invoice), writeCii(invoice), fatturaOf(invoice)])
  return [...written, writeUbl(credit), writeCii(credit), textOf(fatturaUrl), ...fixed, ...issued]
}

function fatturaOf(invoice: ReturnType<typeof toElectronicInvoice>): string {
  const terms = { progress: 'A1', regime: 'RF01', deliveryNotes: [], added: [], isSplit: false }
  return writeFattura(invoice, terms)
}

/** One or two things changed. */
function changed(xml: string, random: () => number): string {
  const once = mutateMarkup(xml, random)
  return random() < 0.3 ? mutateMarkup(once, random) : once
}

/** What a file states as its total in minor units, by its text alone; undefined where that is none. */
function statedIn(xml: string): number | undefined {
  const amountAt = (name: string) => {
    const found = [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?: [^>]*)?>([^<]*)<`, 'g'))]
    const text = found.length === 1 ? (found[0]?.[1]?.trim() ?? '') : ''
    return /^[-+]?(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)
      ? Math.round(Number(text) * 100) + 0
      : undefined
  }
  if (/Arrotondamento|RoundingAmount/.test(xml) || !/>EUR</.test(xml)) return undefined
  return (
    amountAt('TaxInclusiveAmount') ??
    amountAt('GrandTotalAmount') ??
    amountAt('ImportoTotaleDocumento')
  )
}

test('changed invoices are read or refused, and none loses the total that it states', {
  timeout: 900_000,
}, async () => {
  const firm = await TestFirm.open({ vatId: '' })
  const all = await sources()
  const random = seededRandom(31)
  const outcome = await runInDurableObject(firm.object, async (_, { storage }) => {
    const { reader } = new Store(storage)
    let [made, refused] = [0, 0]
    for (let at = 0; at < rounds.read; at++) {
      const xml = changed(all[at % all.length] ?? '', random)
      const read = await readInvoiceInSteps(new TextEncoder().encode(xml))
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
  expect(outcome.made + outcome.refused).toBe(rounds.read)
  expect(outcome.made).toBeGreaterThan(rounds.read / 2)
})

test('what is made of a changed invoice says its total, or both sums', {
  timeout: 900_000,
}, async () => {
  const firm = await TestFirm.open({ vatId: '' })
  const all = await sources()
  const random = seededRandom(7)
  for (let at = 0; at < rounds.drafts; at++) {
    const xml = changed(all[Math.floor(random() * all.length)] ?? '', random)
    const file = new File([xml], 'invoice.xml')
    const { status, body } = await firm.upload<Bill>('/bills/read', { file })
    expect([201, 422], `${JSON.stringify(body)} ${xml}`).toContain(status)
    const stated = statedIn(xml)
    if (status !== 201 || stated === undefined) continue
    const said = body.statedSum?.total ?? body.totalAmount
    expect(said, xml).toBe(Math.abs(stated))
  }
})

test('a changed PDF is read, refused, or a draft that says why', { timeout: 900_000 }, async () => {
  const random = seededRandom(3)
  for (let at = 0; at < rounds.pdfs; at++) {
    const bytes = mutateBytes(bytesOf(twoXmlUrl), random)
    const read = await readInvoiceInSteps(bytes, { name: 'invoice.pdf', type: 'application/pdf' })
    if (!('refusal' in read)) expect(statedTotal(read.document)).toBeDefined()
  }
})
