import { totalStep } from '#contract/core/cash.ts'
import { convert } from '#contract/core/money.ts'
import { calculateTotals, type Discount, type TotalsInput } from '#contract/core/totals.ts'
import { ElectronicTerms } from '#contract/selling/electronic-invoices.ts'
import { type Roll, rollFrom } from '#upstream/testing/random.ts'
import type { Snapshot } from '../../../../documents/snapshot.ts'
import type { ElectronicSource } from './source.ts'

const profiles = ['', 'xrechnung', 'peppol'] as const
const kinds = ['', '326', '380', '384', '386', '389'] as const
const networkKinds = ['', '380', '386'] as const
const units = ['h', 'Stk', 'km', 'кг', 'Kelle', 'XPX', '']
const rates = ['25.5', '22', '19', '8.1', '7', '5.5']
const texts = ['Holz & Leim', 'Arbeit\nam <Kai>\n"Nord"', '🪵 Brett', 'Доска', 'Rovere massello']
const words = (text: string) => ({ en: text, de: text, it: text, ru: text, es: text })

/** An issued document with figures worked out as drafts are; the same of the same seed. */
export function randomSource(seed: number): ElectronicSource {
  const random = rollFrom(seed)
  const pick = <One>(list: readonly [One, ...One[]] | readonly One[]) =>
    list[random(list.length)] as One
  const currency = pick(['EUR', 'EUR', 'CHF', 'JPY', 'USD'])
  const priceMode = pick(['net', 'net', 'gross'] as const)
  const isCredit = random(4) === 0
  const mixed = pick([['S'], ['S', 'Z'], ['S', 'E', 'AE'], ['K'], ['G', 'S'], ['O']])
  const lines = Array.from({ length: 1 + random(9) }, () => {
    const category = pick(mixed)
    const sign = random(9) === 0 && !isCredit ? '-' : ''
    return {
      quantity: `${sign}${1 + random(40)}${pick(['', '.5', '.125'])}`,
      unitPrice: `${5 + random(900)}.${random(100)}${pick(['', '37'])}`,
      discount: discountOf(random),
      tax: { code: category, category, rate: category === 'S' ? pick(rates) : '0' },
      unit: pick(units),
      description: pick(texts),
    }
  })
  // Every other document is of a firm that rounds to coins.
  const cashRounding = totalStep(currency, seed % 2 === 0 ? 'coins' : 'off')
  const discount = discountOf(random)
  const input: TotalsInput = { currency, priceMode, discount, cashRounding, lines }
  const totals = calculateTotals(input)
  // A document below zero is none that could be issued.
  if (totals.total <= 0 || totals.taxGroups.some(({ base }) => base < 0)) {
    return randomSource(seed + 100_003)
  }
  const baseCurrency = 'EUR'
  const exchangeRate = currency === baseCurrency ? '1' : pick(['0.92', '0.0061', '1.0437'])
  const groups = totals.taxGroups.map(({ codes: _, ...group }) => ({
    ...group,
    baseTax: convert(group.tax, currency, baseCurrency, exchangeRate),
  }))
  const profile = pick(profiles)
  const terms = ElectronicTerms.parse({
    typeCode: isCredit ? '' : pick(profile === 'peppol' ? networkKinds : kinds),
    precedingNumber: 'R-1',
    precedingDate: '2026-10-01',
    contractReference: pick(['', 'V-7']),
    projectReference: pick(['', 'P-7']),
    ...(random(2) ? { periodStart: '2026-11-01', periodEnd: '2026-11-30' } : {}),
  })
  const row = {
    id: 'x',
    kind: isCredit ? 'creditNote' : 'invoice',
    state: 'finalised',
    number: '2026-7',
    splitTax: 0,
    issueDate: '2026-11-22',
    dueDate: '2026-12-22',
    instalments: '[]',
    language: pick(['de', 'it', 'en']),
    supplyDate: pick([null, '2026-11-20']),
    currency,
    exchangeRate,
    priceMode,
    notes: pick(['', 'Danke & bis bald']),
    purchaseOrder: pick(['', 'PO 1']),
    discount: input.discount && JSON.stringify(input.discount),
    taxGroups: JSON.stringify(groups),
    documentDiscount: totals.documentDiscount,
    subtotal: totals.subtotal,
    net: totals.net,
    tax: totals.tax,
    rounding: totals.rounding,
    total: totals.payable,
    electronicTerms: JSON.stringify(terms),
  }
  return {
    row: row as ElectronicSource['row'],
    lines: lines.map((line, at) => ({
      sku: pick(['', 'A-1']),
      description: line.description,
      unit: line.unit,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      taxCode: line.tax.code,
      discount: line.discount && JSON.stringify(line.discount),
      taxCategory: line.tax.category,
      taxRate: line.tax.rate,
      amount: totals.lines[at]?.amount ?? 0,
      net: totals.lines[at]?.net ?? 0,
      taxAmount: totals.lines[at]?.tax ?? 0,
    })) as unknown as ElectronicSource['lines'],
    snapshot: snapshot(profile, mixed.includes('O')),
    terms,
    deposits: [],
    addedFields: [],
    isSplit: false,
    instalments: [],
    credited: isCredit ? { number: 'R-9', issueDate: '2026-11-01' } : null,
  }
}

function discountOf(random: Roll): Discount | null {
  if (random(2) === 0) return null
  if (random(2) === 0) return { kind: 'percent', value: `${random(60)}.${random(10)}` }
  return { kind: 'amount', value: `${random(4)}` }
}

function snapshot(electronicProfile: (typeof profiles)[number], isOutOfScope: boolean): Snapshot {
  const address = { street: 'Kai 1', postcode: '28217', city: 'Bremen', region: '', country: 'DE' }
  const place = { ...address, street: 'Markt 2', city: 'Wien', postcode: '1010', country: 'AT' }
  const note = (category: string) => (/[SZ]/.test(category) ? null : words(`Grund ${category}`))
  const tax = (code: string) => [code, { name: words(code), note: note(code), vatex: '' }] as const
  return {
    seller: {
      legalName: 'Nord & Söhne GmbH',
      tradeName: 'Nord',
      address,
      language: 'de',
      vatId: isOutOfScope ? '' : 'DE136695976',
      taxNumber: '60/123/45678',
      taxRegime: '',
      registryNumber: 'HRB 1',
      email: 'post@nord.example',
      phone: '+49 421 555',
      website: '',
      baseCurrency: 'EUR',
      timeZone: 'Europe/Berlin',
      fiscalYearStart: '01-01',
      bankAccount: { holder: '', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bankName: '' },
      paymentTermsDays: 30,
      invoiceFooter: '',
      invoiceContact: 'Ida Brandt',
      cashRounding: 'off',
      taxRounding: 'group',
      electronicScheme: '9930',
      electronicId: 'DE136695976',
      paper: 'A4',
      taxName: words('VAT'),
    },
    buyer: {
      kind: 'company',
      name: 'Kontor Süd',
      contactName: 'Max',
      email: 'max@sued.example',
      vatId: isOutOfScope ? '' : 'ATU13585627',
      registryNumber: 'FN 1a',
      taxNumbers: [],
      address: place,
      electronicProfile,
      electronicScheme: '9914',
      electronicId: 'ATU13585627',
      buyerReference: 'B-1',
      deliveryAddress: null,
    },
    taxes: Object.fromEntries(['S', 'Z', 'E', 'AE', 'K', 'G', 'O'].map(tax)),
  }
}
