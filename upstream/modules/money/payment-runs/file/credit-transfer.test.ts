import { expect, test } from 'vitest'
import { bankReference, bankText } from './bank-text.ts'
import { creditTransferFile, type TransferOrder } from './credit-transfer.ts'
import { formatsOf } from './formats.ts'
import { isCreditorReference, isQrReference } from './structured-reference.ts'

const place = { street: 'Hafen 1', postcode: '20457', city: 'Hamburg', country: 'DE' }

/** Two transfers as a German firm makes them. */
const german: TransferOrder = {
  number: 'RUN-2026-0001',
  createdAt: '2026-11-23T02:00:00.000Z',
  executionDate: '2026-11-25',
  currency: 'EUR',
  payer: {
    name: 'Nord & Söhne GmbH',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    address: place,
  },
  transfers: [
    {
      endToEndId: 'BILL-2026-0007',
      amount: 11_662,
      name: 'Holz & Söhne AG',
      address: place,
      iban: 'DE02120300000000202051',
      reference: 'Rechnung 4711',
    },
    {
      endToEndId: 'EXP-2026-0003',
      amount: 5_950,
      name: 'Łukasz Żak',
      address: undefined,
      iban: 'FR1420041010050500013M02606',
      reference: 'RF18 5390 0754 7034',
    },
  ],
}

const bern = { street: 'Bundesplatz 3', postcode: '3003', city: 'Bern', country: 'CH' }

/** One with a QR reference and one with words, from a Swiss account whose bank goes by its number. */
const swiss: TransferOrder = {
  ...german,
  currency: 'CHF',
  payer: { name: 'Bergwerk AG', iban: 'CH9300762011623852957', bic: '', address: bern },
  transfers: [
    {
      endToEndId: 'BILL-2026-0001',
      amount: 199_995,
      name: 'Robert Schneider AG',
      address: bern,
      iban: 'CH4431999123000889012',
      reference: '21 00000 00003 13947 14300 09017',
    },
    {
      endToEndId: 'BILL-2026-0002',
      amount: 1,
      name: 'Zürcher Möbel',
      address: bern,
      iban: 'CH5604835012345678009',
      reference: 'R-2',
    },
  ],
}

// The files were valid by the schemas of ISO 20022 when they were taken down.
test.each([
  ['sepa03', german],
  ['sepa09', german],
  ['swiss09', swiss],
] as const)('an order as %s', async (format, order) => {
  const lines = creditTransferFile(order, format).replaceAll('><', '>\n<')
  await expect(lines).toMatchFileSnapshot(`./examples/${format}.xml`)
})

test('texts are written in letters that every bank takes', () => {
  expect(bankText('Łukasz Żak & Söhne – Ж €5', 70)).toBe('Lukasz Zak + Soehne - Zh E5')
  expect(bankText('x'.repeat(80), 70)).toHaveLength(70)
  expect(bankReference('/A//B/')).toBe('A/B')
  expect(bankReference('')).toBe('NOTPROVIDED')
})

// The QR reference is of the Swiss QR-bill's guidelines, the creditor reference of ISO 11649.
test('references say by their check digits what they are', () => {
  expect(isQrReference('21 00000 00003 13947 14300 09017')).toBe(true)
  expect(isQrReference('21 00000 00003 13947 14300 09018')).toBe(false)
  expect(isCreditorReference('RF18 5390 0754 7034')).toBe(true)
  expect(isCreditorReference('RF19 5390 0754 7034')).toBe(false)
})

test('which files can be made depends on accounts and currency', () => {
  const { iban } = german.payer
  const french = { iban: 'FR1420041010050500013M02606' }
  const direction = 'out'
  const settings = { creditorId: '' }
  expect(formatsOf({ iban, currency: 'EUR', direction }, [french], settings)).toEqual([
    'sepa09',
    'sepa03',
  ])
  expect(formatsOf({ iban, currency: 'GBP', direction }, [french], settings)).toEqual([])
  expect(formatsOf({ iban, currency: 'EUR', direction }, [french, { iban: '' }], settings)).toEqual(
    [],
  )
  expect(
    formatsOf({ iban: swiss.payer.iban, currency: 'CHF', direction }, [french], settings),
  ).toEqual(['swiss09'])
})
