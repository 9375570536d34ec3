import { describe, expect, test } from 'vitest'
import { type SwissTransfer, swissBill } from './swiss-bill.ts'
import { isQrIban, printedReference, swissReference } from './swiss-reference.ts'

const address = (street: string, postcode: string, city: string, country = 'CH') => ({
  street,
  postcode,
  city,
  country,
  region: '',
})
/** The first example of SIX’s guidelines. */
const example: SwissTransfer = {
  creditor: { name: 'Robert Schneider AG', address: address('Rue du Lac 1268', '2501', 'Biel') },
  debtor: {
    name: 'Pia-Maria Rutschmann-Schnyder',
    address: address('Grosse Marktgasse 28', '9400', 'Rorschach'),
  },
  iban: 'CH44 3199 9123 0008 8901 2',
  currency: 'CHF',
  amount: 194_975,
  language: 'de',
  number: '21000000000313947143000901',
  message: 'Order of 15 June 2020',
}

describe('the QR-bill', () => {
  test('is the example of the guidelines, line by line', () => {
    const bill = swissBill(example)
    expect(bill?.payload.split('\n')).toEqual([
      ...['SPC', '0200', '1', 'CH4431999123000889012'],
      ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
      ...['', '', '', '', '', '', ''],
      ...['1949.75', 'CHF'],
      ...[
        'S',
        'Pia-Maria Rutschmann-Schnyder',
        'Grosse Marktgasse',
        '28',
        '9400',
        'Rorschach',
        'CH',
      ],
      ...['QRR', '210000000003139471430009017', 'Order of 15 June 2020', 'EPD'],
    ])
    expect(bill).toMatchObject({
      reference: '21 00000 00003 13947 14300 09017',
      amount: '1 949.75',
      account: [
        'CH44 3199 9123 0008 8901 2',
        'Robert Schneider AG',
        'Rue du Lac 1268',
        '2501 Biel',
      ],
      texts: { paymentPart: 'Zahlteil', receipt: 'Empfangsschein' },
    })
  })

  test('takes a creditor reference for an account that is no QR-IBAN', () => {
    expect(isQrIban('CH9300762011623852957')).toBe(false)
    const scor = swissReference('CH9300762011623852957', '5390-0754-7034')
    expect(scor).toEqual({ type: 'SCOR', reference: 'RF18539007547034' })
    expect(scor && printedReference(scor)).toBe('RF18 5390 0754 7034')
    expect(swissReference('CH9300762011623852957', '№')).toEqual({ type: 'NON', reference: '' })
    expect(swissReference('CH4431999123000889012', 'A')).toBeUndefined()
  })

  test.each([
    ['another currency', { currency: 'USD' }],
    ['nothing due', { amount: 0 }],
    ['an account elsewhere', { iban: 'DE89370400440532013000' }],
    ['a wrong IBAN', { iban: 'CH44 3199 9123 0008 8901 3' }],
    ['a creditor without town', { creditor: { name: 'X', address: address('', '8000', '') } }],
  ])('there is none for %s', (_, change) => {
    expect(swissBill({ ...example, ...change })).toBeNull()
  })

  test('leaves an incomplete debtor to be written in, and spells other letters in Latin', () => {
    const debtor = { name: 'ООО «Ёж»', address: address('Невский пр. 1', '', 'Москва', 'RU') }
    const open = swissBill({ ...example, debtor, language: 'ru' })
    expect(open?.debtor).toEqual([])
    expect(open?.texts.receipt).toBe('Receipt')
    const full = swissBill({
      ...example,
      debtor: { ...debtor, address: { ...debtor.address, postcode: '101000' } },
    })
    expect(full?.debtor.slice(0, 1)).toEqual(['OOO «Ezh»'])
    const geneva = { ...debtor, address: address('Rue du Rhône 1', '1204', 'Genève') }
    expect(swissBill({ ...example, debtor: geneva, language: 'es' })?.texts.amount).toBe('Montant')
  })
})
