import { z } from 'zod'
import type { TaxPeriod } from './tax-periods.ts'

/**
 * What is filed, each in files of its own: the return of the tax, the list of supplies in the Union, and
 * the return of the one-stop shop.
 */
export const ReturnKind = z.enum(['vat', 'ecList', 'oss'])
export type ReturnKind = z.infer<typeof ReturnKind>

/** A file that an authority takes, or a table of its form's boxes where it takes none. */
export const ReturnFileKind = z.enum([
  'elster',
  'finanzOnline',
  'mtd',
  'lipe',
  'ech0217',
  'modelo303',
  'ca3',
  'zm',
  'modelo349',
  'ossCsv',
])
export type ReturnFileKind = z.infer<typeof ReturnFileKind>

/** What a firm's profile says it is known by. */
type TaxIds = { taxNumber: string; vatId: string }

export type ReturnForm = {
  file: ReturnFileKind
  /** The days that it is filed for; null where any will do. */
  periods: readonly TaxPeriod['kind'][] | null
  /** What the authority knows the firm by, where the file says it and the profile alone does not tell. */
  number: {
    pattern: RegExp
    /** The message where it is none. */
    problem: string
    /** What the profile has of it; empty where that is another number. */
    of: (ids: TaxIds) => string
  } | null
  /** Whether it says what the period before left to get back. */
  asksCredit?: true
}

const elster: ReturnForm = {
  file: 'elster',
  periods: ['month', 'quarter'],
  number: {
    pattern: /^\d{13}$/,
    problem: 'elsterNumber',
    of: ({ taxNumber }) => digitsOf(taxNumber, 13),
  },
}

/** Numbers of tax office and taxpayer. */
const finanzOnline: ReturnForm = {
  file: 'finanzOnline',
  periods: ['month', 'quarter'],
  number: {
    pattern: /^\d{9}$/,
    problem: 'finanzOnlineNumber',
    of: ({ taxNumber }) => digitsOf(taxNumber, 9),
  },
}

/** The key of the period stands with what HMRC shows as due, so no profile has it. */
const mtd: ReturnForm = {
  file: 'mtd',
  periods: null,
  number: { pattern: /^[0-9A-Z#]{4}$/, problem: 'periodKey', of: () => '' },
}

/** Under the tax code of who declares. */
const lipe: ReturnForm = {
  file: 'lipe',
  periods: ['quarter'],
  number: {
    pattern: /^(\d{11}|[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z])$/,
    problem: 'lipeNumber',
    of: ({ taxNumber, vatId }) => taxNumber.replace(/\s/g, '') || digitsOf(vatId, 11),
  },
  asksCredit: true,
}

/** By month, quarter or year, and by half-year or year at net tax rates (section 7.3 of eCH-0217). */
const ech0217: ReturnForm = {
  file: 'ech0217',
  periods: ['month', 'quarter', 'half', 'year'],
  number: {
    pattern: /^CHE[-.\d]*( ?(MWST|TVA|IVA))?$/,
    problem: 'uidNumber',
    of: ({ vatId }) => vatId.replace(/ .*$/, ''),
  },
}

/** A table of the boxes, under the NIF. */
const modelo303: ReturnForm = {
  file: 'modelo303',
  periods: ['month', 'quarter'],
  number: {
    pattern: /^(ES)?[0-9A-Z]\d{7}[0-9A-Z]$/,
    problem: 'nifNumber',
    of: ({ taxNumber, vatId }) => (vatId || taxNumber).replace(/^ES/, ''),
  },
}

/** A table of the boxes, under the SIREN: the last nine characters of a French number. */
const ca3: ReturnForm = {
  file: 'ca3',
  periods: ['month', 'quarter'],
  number: {
    pattern: /^\d{9}$/,
    problem: 'sirenNumber',
    of: ({ vatId }) => vatId.replace(/\s/g, '').slice(-9),
  },
}

/** The lines that the German form imports; § 18a (1), (2) and (9) UStG. */
const zm: ReturnForm = { file: 'zm', periods: ['month', 'quarter', 'year'], number: null }

/** Art. 81 RIVA. */
const modelo349: ReturnForm = { file: 'modelo349', periods: ['month', 'quarter'], number: null }

/** Goods that were sold from Germany, as the BZSt's form of the Union scheme imports them. */
const ossCsv: ReturnForm = { file: 'ossCsv', periods: ['quarter'], number: null }

/** The files of each country's returns, by kind. A new one is told here and in the table of its writers. */
const formsIn: Readonly<Record<string, Partial<Record<ReturnKind, readonly ReturnForm[]>>>> = {
  DE: { vat: [elster], ecList: [zm], oss: [ossCsv] },
  AT: { vat: [finanzOnline] },
  CH: { vat: [ech0217] },
  IT: { vat: [lipe] },
  ES: { vat: [modelo303], ecList: [modelo349] },
  FR: { vat: [ca3] },
  GB: { vat: [mtd] },
}

/** The files that a country's returns of one kind, or of any, have; none where it has none of its own. */
export function returnForms(country: string, kind?: ReturnKind): readonly ReturnForm[] {
  const own = formsIn[country] ?? {}
  const kinds = kind ? [kind] : ReturnKind.options
  return kinds.flatMap((one) => own[one] ?? [])
}

function digitsOf(number: string, length: number): string {
  const digits = number.replace(/\D/g, '')
  return digits.length === length ? digits : ''
}
