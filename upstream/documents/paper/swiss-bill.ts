import type { Language } from '#contract/core/fields.ts'
import { checkIban } from '#contract/core/iban.ts'
import { type Minor, minorToDecimal } from '#contract/core/money.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { Address } from '#contract/firm/firms.ts'
import { latinLetters } from '../../core/latin-letters.ts'
import { printedReference, swissReference } from './swiss-reference.ts'
import { swissTexts } from './swiss-texts.ts'

type Party = { name: string; address: Address }

export type SwissTransfer = {
  creditor: Party
  debtor: Party
  iban: string
  currency: string
  /** Minor units. */
  amount: Minor
  /** Of the document. */
  number: string
  message: string
  language: Language
}

const largest = 99_999_999_999

/**
 * The QR-bill of Switzerland and Liechtenstein: its code (SIX, Swiss Implementation Guidelines
 * QR-bill 2.3, version 0200) and what its receipt and payment part say. Null where there is none:
 * another currency, account or amount, or an address that lacks what the law asks for.
 */
export function swissBill(transfer: SwissTransfer): PaperView['swissBill'] {
  const { currency, amount } = transfer
  const iban = checkIban(transfer.iban)
  const isSwiss = iban.isValid && (iban.country === 'CH' || iban.country === 'LI')
  const isPayable = (currency === 'CHF' || currency === 'EUR') && amount >= 1 && amount <= largest
  if (!isSwiss || !isPayable) return null
  const creditor = partyOf(transfer.creditor)
  const debtor = partyOf(transfer.debtor)
  const reference = swissReference(iban.normalised, transfer.number)
  if (!creditor || !reference) return null
  const nobody = ['', '', '', '', '', '', '']
  const message = fitting(transfer.message, 140)
  const payload = [
    ...['SPC', '0200', '1', iban.normalised],
    ...(creditor ? elements(creditor) : nobody),
    ...nobody,
    ...[minorToDecimal(amount, currency), currency],
    ...(debtor ? elements(debtor) : nobody),
    ...[reference.type, reference.reference, message, 'EPD'],
  ].join('\n')
  return {
    payload,
    texts: swissTexts[languageOf(transfer)],
    account: [iban.formatted, ...printed(creditor)],
    reference: printedReference(reference),
    message,
    debtor: debtor ? printed(debtor) : [],
    currency,
    amount: minorToDecimal(amount, currency).replaceAll(/\B(?=(\d{3})+\.)/g, ' '),
  }
}

type Structured = {
  name: string
  street: string
  house: string
  postcode: string
  town: string
  country: string
}

/** A name with a structured address; undefined without name, postcode, town or country. */
function partyOf({ name, address }: Party): Structured | undefined {
  const first = address.street.split('\n')[0] ?? ''
  const [, street = first, house = ''] = /^(.*\S)\s+(\d+\s?[a-zA-Z]?)$/.exec(first.trim()) ?? []
  const party = {
    name: fitting(name, 70),
    street: fitting(street, 70),
    house: fitting(house, 16),
    postcode: fitting(address.postcode, 16),
    town: fitting(address.city, 35),
    country: address.country,
  }
  const isWhole = party.name !== '' && party.postcode !== '' && party.town !== ''
  return isWhole ? party : undefined
}

function elements({ name, street, house, postcode, town, country }: Structured): string[] {
  return ['S', name, street, house, postcode, town, country]
}

function printed({ name, street, house, postcode, town, country }: Structured): string[] {
  const place = `${postcode} ${town}`
  const isNear = country === 'CH' || country === 'LI'
  return [name, `${street} ${house}`.trim(), isNear ? place : `${country}-${place}`].filter(
    (line) => line !== '',
  )
}

/** In the letters that a QR-bill may have, on one line, cut at a whole character. */
function fitting(text: string, maxLength: number): string {
  const letters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ')].map((letter) => {
    if (/[ -~\u00a0-\u017f\u0218-\u021b€]/u.test(letter)) return letter
    const latin = latinLetters(letter)
    return letter === letter.toLowerCase() ? latin : latin.toUpperCase()
  })
  return [...letters.join('')].slice(0, maxLength).join('').trim()
}

/**
 * Payment parts are in German, French, Italian or English. Where the document is in another
 * language, it is that of the debtor's place in Switzerland, by its postcode.
 */
function languageOf({ language, debtor }: SwissTransfer): keyof typeof swissTexts {
  if (language === 'de' || language === 'it' || language === 'en') return language
  const { country, postcode } = debtor.address
  if (country === 'LI') return 'de'
  if (country !== 'CH') return 'en'
  if (/^[12]/.test(postcode)) return 'fr'
  return /^6[5-9]/.test(postcode) ? 'it' : 'de'
}
