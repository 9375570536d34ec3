import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { TaxPeriod } from '#contract/reporting/tax-periods.ts'
import { withoutAccents } from '../../../../../core/without-accents.ts'
import { getFirmProfile } from '../../../../firm/firms/index.ts'
import { type Correction, statementOf } from './corrected-periods.ts'
import { byNumber, type ListedParty } from './listed-parties.ts'
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
  const text = modelo349(statementOf(frame, period.kind), { declarant, year, period })
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const type = 'text/plain;charset=iso-8859-1'
  return new File([bytes], `349_${from}_${to}.349`, { type })
}

/**
 * The recapitulative statement of Spain as its authority reads it: one record of type 1 with the sums,
 * one of type 2 for each operator and key, and one more for each operator, key and period that it
 * corrects, of 500 characters each (Orden EHA/769/2010, anexo II, as changed by Orden HAC/174/2020).
 */
function modelo349(
  { parties, corrections }: ReturnType<typeof statementOf>,
  declared: Declared,
): string {
  const listed = parties.filter(({ amount }) => amount !== 0).sort(byNumber)
  const start = `349${declared.year}${text(spanishTaxId(declared.declarant.taxId), 9)}`
  const sums = {
    own: { count: listed.length, total: sumOf(listed.map(({ amount }) => amount)) },
    corrected: { count: corrections.length, total: sumOf(corrections.map(({ after }) => after)) },
  }
  const records = [
    declarantRecord(start, declared, sums),
    ...listed.map((party) => operatorRecord(start, party)),
    ...[...corrections].sort(byNumber).map((one) => correctionRecord(start, one)),
  ]
  return records.map((record) => `${record}\r\n`).join('')
}

type Sum = { count: number; total: Minor }

function declarantRecord(
  start: string,
  { declarant, year, period }: Declared,
  { own, corrected }: { own: Sum; corrected: Sum },
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
    digits(String(own.count), 9),
    digits(String(own.total), 15),
    digits(String(corrected.count), 9),
    digits(String(corrected.total), 15),
  ])
}

function operatorRecord(start: string, { amount, ...party }: ListedParty): string {
  return record([operatorPart(start, party), digits(String(amount), 13)])
}

/** The period corrected, what its base is now, and what was declared before. */
function correctionRecord(
  start: string,
  { year, period, before, after, ...party }: Correction,
): string {
  return record([
    operatorPart(start, party),
    text('', 13),
    year,
    text(periodCode(period), 2),
    digits(String(after), 13),
    digits(String(before), 13),
  ])
}

function operatorPart(start: string, { vatId, name, kind }: Omit<ListedParty, 'amount'>): string {
  return [`2${start}`, text('', 58), text(vatId, 17), text(name, 40), keys[kind]].join('')
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((one, other) => one + other, 0)
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
  const plain = withoutAccents(character)
  return /^[ -~]*$/.test(plain) ? plain : ' '
}

function digits(number: string, length: number): string {
  return number.padStart(length, '0')
}
