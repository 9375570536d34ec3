import { countryOf } from './country-of.ts'
import { type Cells, joined, type KnownFile } from './known-file.ts'
import { dayOfYear, onSide } from './read-cell.ts'

const program = 'datev'

/** Personal accounts have one digit more than others: customers begin with 1 to 6, suppliers with 7 to 9. */
function isOf(first: RegExp): (cell: Cells) => boolean {
  return (cell) => first.test(cell('Konto'))
}

function partiesOf(register: string, first: RegExp): KnownFile {
  return {
    program,
    register,
    marks: [['Konto'], ['Name (Adressattyp Unternehmen)'], ['EU-UStID']],
    fields: {
      kind: (cell) => (cell('Adressattyp') === '1' ? 'person' : 'company'),
      name: (cell) =>
        cell('Name (Adressattyp Unternehmen)') ||
        joined(
          ' ',
          cell('Vorname (Adressattyp natürl. Person)'),
          cell('Name (Adressattyp natürl. Person)'),
        ) ||
        cell('Name (Adressattyp keine Angabe)', 'Kurzbezeichnung'),
      number: (cell) => cell('Konto'),
      email: (cell) => cell('E-Mail'),
      phone: (cell) => cell('Telefon'),
      'address.street': (cell) => cell('Straße', 'Strasse', 'Postfach'),
      'address.postcode': (cell) => cell('Postleitzahl'),
      'address.city': (cell) => cell('Ort'),
      'address.country': (cell) => countryOf(cell('Land')),
      vatId: (cell) => vatId(cell('EU-Land'), cell('EU-UStID')),
    },
    keeps: isOf(first),
  }
}

function vatId(country: string, id: string): string {
  return id === '' || id.startsWith(country) ? id : `${country}${id}`
}

/** Customers and suppliers of the DATEV format (EXTF 700, category 16), which Lexware writes, too. */
export const datevParties: readonly KnownFile[] = [
  partiesOf('customers', /^[1-6]/),
  partiesOf('suppliers', /^[7-9]/),
]

/**
 * A booking batch (EXTF 700, category 21) as entries of two accounts. An account with a tax key is
 * named with it: DATEV would work tax out of it, and we post what is written, so it is refused.
 */
export function bookingBatch(head: readonly string[]): KnownFile {
  const yearStart = head[12] ?? ''
  return {
    program,
    register: 'journal',
    marks: [['Umsatz (ohne Soll/Haben-Kz)'], ['Konto'], ['Belegdatum']],
    fields: {
      date: (cell) => dayOfYear(cell('Belegdatum'), yearStart),
      memo: (cell) => cell('Buchungstext', 'Belegfeld 1'),
      account: (cell) => joined(' BU ', cell('Konto'), taxKey(cell('BU-Schlüssel'))),
      contra: (cell) => cell('Gegenkonto (ohne BU-Schlüssel)'),
      amount: (cell) =>
        onSide(cell('Umsatz (ohne Soll/Haben-Kz)'), cell('Soll/Haben-Kennzeichen') === 'H'),
    },
    decimals: ['amount'],
  }
}

/** Without the key 40, which says that no tax is worked out. */
function taxKey(key: string): string {
  return /^0*40?$/.test(key) ? '' : key
}

/**
 * What a booking batch has of invoices to customers: an amount with its tax, of a customer's account
 * against one of income. The key or the account says which tax is in it. What is booked the other way
 * round with the number of an invoice cancels a part of it.
 */
export function batchInvoices(head: readonly string[]): KnownFile {
  const yearStart = head[12] ?? ''
  return {
    program,
    register: 'invoices',
    marks: [['Umsatz (ohne Soll/Haben-Kz)'], ['Konto'], ['Belegdatum'], ['Belegfeld 1']],
    fields: {
      number: (cell) => cell('Belegfeld 1'),
      date: (cell) => dayOfYear(cell('Belegdatum'), yearStart),
      customer: (cell) => saleOf(cell)?.customer ?? '',
      currency: (cell) => cell('WKZ Umsatz'),
      priceMode: () => 'gross',
      description: (cell) => cell('Buchungstext', 'Belegfeld 1'),
      unitPrice: (cell) => onSide(cell('Umsatz (ohne Soll/Haben-Kz)'), isTakenBack(cell)),
      taxCode: (cell) => taxInAmount(cell('BU-Schlüssel'), saleOf(cell)?.income ?? ''),
    },
    decimals: ['unitPrice'],
    keeps: (cell) => {
      const sale = saleOf(cell)
      return sale !== undefined && (!sale.isTakenBack || isOfGoods(sale.income))
    },
    takesOff: { is: isTakenBack, by: 'Belegfeld 1', shared: ['Belegdatum'] },
  }
}

type Sale = { customer: string; income: string; isTakenBack: boolean }

/** A booking between a customer and an account of income, whichever of them stands first. */
function saleOf(cell: Cells): Sale | undefined {
  const [account, contra] = [cell('Konto'), cell('Gegenkonto (ohne BU-Schlüssel)')]
  const side = cell('Soll/Haben-Kennzeichen')
  if (side !== 'S' && side !== 'H') return undefined
  if (isCustomer(account) && isIncome(contra)) {
    return { customer: account, income: contra, isTakenBack: side === 'H' }
  }
  if (isIncome(account) && isCustomer(contra)) {
    return { customer: contra, income: account, isTakenBack: side === 'S' }
  }
  return undefined
}

function isTakenBack(cell: Cells): boolean {
  return saleOf(cell)?.isTakenBack ?? false
}

function isCustomer(account: string): boolean {
  return /^[1-6]\d{4,8}$/.test(account)
}

function isIncome(account: string): boolean {
  return /^[48]\d{3,7}$/.test(account)
}

/** Not of discounts for early payment and other reductions, x700-99: they come after the invoice. */
function isOfGoods(account: string): boolean {
  return /^[48][0-6]/.test(account)
}

/** Keys for tax on sales; without one the account says it, or is named for the check to refuse. */
function taxInAmount(key: string, account: string): string {
  const plain = key.replace(/^0+/, '')
  if (plain === '') return taxOfAccount(account) ?? `Konto ${account}`
  return { '1': '0', '2': '7', '3': '19' }[plain] ?? `BU ${plain}`
}

/**
 * The rate of an account that has its tax in itself, of SKR 03 (8) and SKR 04 (4): x300-09 and x310-14
 * (sold to the EU, taxed here) 7 %, x400-10 and x315-19 19 %. Others near them are reverse charge or
 * taxed abroad, x320-39, or have a rate of other years. Longer accounts begin with the same four.
 * Source: the charts of accounts of DATEV, functions AM.
 */
function taxOfAccount(account: string): string | undefined {
  if (/^[48]3(0\d|1[0-4])/.test(account)) return '7'
  return /^[48](40\d|410|31[5-9])/.test(account) ? '19' : undefined
}
