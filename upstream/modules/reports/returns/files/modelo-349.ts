import { invalidField } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import type { TaxPeriod } from '#contract/tax-periods.ts'
import { getFirmProfile } from '../../../firms/index.ts'
import { type ListedParty, listedParties } from './listed-parties.ts'
import type { ReturnAsk } from './return-ask.ts'

/** Clave de operación: entregas, servicios prestados, triangulares, adquisiciones, servicios recibidos. */
const keys: Record<ListedParty['kind'], string> = {
  goods: 'E',
  services: 'S',
  triangular: 'T',
  acquisitions: 'A',
  servicesReceived: 'I',
}

type Declared = {
  declarant: { name: string; taxId: string; phone: string }
  year: string
  period: TaxPeriod
}

/** In ISO 8859-1, as the authority reads it; the records hold no character beyond that. */
export function modelo349File({ frame, from, to, period }: ReturnAsk): File {
  if (!period) throw invalidField('to', 'noReturnPeriod')
  const { legalName, vatId, taxNumber, phone } = getFirmProfile(frame.reader)
  const declarant = { name: legalName, taxId: vatId || taxNumber, phone }
  const year = from.slice(0, 4)
  const text = modelo349(listedParties(frame), { declarant, year, period })
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const type = 'text/plain;charset=iso-8859-1'
  return new File([bytes], `349_${from}_${to}.349`, { type })
}

/**
 * The recapitulative statement of Spain as its authority reads it: one record of type 1 with the sums and
 * one of type 2 for each operator and key, of 500 characters each (Orden EHA/769/2010, anexo II, as
 * changed by Orden HAC/174/2020).
 * @throws AppError invalid where something corrects a period whose return had been filed, or somebody's
 *   sum is below zero: the authority asks for such by the period that it corrects
 */
function modelo349(parties: readonly ListedParty[], declared: Declared): string {
  if (parties.some(({ isCorrected }) => isCorrected)) throw invalidField('to', 'listedCorrections')
  const listed = parties.filter(({ amount }) => amount !== 0)
  if (listed.some(({ amount }) => amount < 0)) throw invalidField('to', 'listedBelowZero')
  const total = listed.reduce((sum, { amount }) => sum + amount, 0)
  const start = `349${declared.year}${text(spanishTaxId(declared.declarant.taxId), 9)}`
  const operators = listed.map((party) => operatorRecord(start, party))
  const records = [declarantRecord(start, declared, { count: listed.length, total }), ...operators]
  return records.map((record) => `${record}\r\n`).join('')
}

function declarantRecord(
  start: string,
  { declarant, year, period }: Declared,
  { count, total }: { count: number; total: Minor },
): string {
  const code = periodCode(period)
  const number = `349${year}${String(period.number).padStart(2, '0')}0001`
  return record([
    `1${start}`,
    text(declarant.name, 40),
    'T',
    digits(declarant.phone.replace(/\D/g, '').slice(-9), 9),
    // Whom to ask is not known apart from the firm.
    text(declarant.name, 40),
    digits(number, 13),
    text('', 2),
    digits('', 13),
    text(code, 2),
    digits(String(count), 9),
    digits(String(total), 15),
    // No corrections of earlier periods.
    digits('', 9),
    digits('', 15),
  ])
}

function operatorRecord(start: string, { vatId, name, kind, amount }: ListedParty): string {
  const parts = [`2${start}`, text('', 58), text(vatId, 17), text(name, 40), keys[kind]]
  return record([...parts, digits(String(amount), 13)])
}

/** `01` to `12` for a month, `1T` to `4T` for a quarter. */
function periodCode({ kind, number }: TaxPeriod): string {
  return kind === 'quarter' ? `${number}T` : String(number).padStart(2, '0')
}

function spanishTaxId(taxId: string): string {
  return taxId.replace(/[^0-9A-Za-z]/g, '').replace(/^ES(?=.{9}$)/i, '')
}

function record(parts: readonly string[]): string {
  return parts.join('').padEnd(500)
}

/** Capitals without accents, of the characters that the records know; Ñ and Ç stay. */
function text(words: string, length: number): string {
  const plain = [...words.toUpperCase()]
    .map((character) => ('ÑÇ'.includes(character) ? character : withoutAccent(character)))
    .join('')
  return plain.slice(0, length).padEnd(length)
}

function withoutAccent(character: string): string {
  const plain = character.normalize('NFD').replace(/\p{M}/gu, '')
  return /^[ -~]*$/.test(plain) ? plain : ' '
}

function digits(number: string, length: number): string {
  return number.padStart(length, '0')
}
