import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { ossCountryOf } from '#contract/books/oss-rates.ts'
import type { TaxRate } from '#contract/books/taxes.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { type Party, partiesContract } from '#contract/firm/parties.ts'
import type { DocumentChoices } from '#contract/selling/document-choices.ts'
import { rateOptions } from '../../rate-options.ts'
import type { DocumentEditor } from '../document-editor.ts'
import { percentText } from './amount-text.ts'
import type { RateChoice } from './draft.ts'

/** A party as the editor shows the chosen one. Amounts are minor units of the firm's currency. */
export type PartyCard = Pick<
  Party,
  'id' | 'name' | 'email' | 'vatId' | 'address' | 'receivable' | 'overdue'
>

/** What the editor offers to choose from. */
export type EditorChoices = Omit<DocumentChoices, 'taxRates'> & RateChoices

/** Tax rates as lines show them, and the code of the usual one. */
type RateChoices = { rates: RateChoice[]; usualTax: string }

/** Everything the editor offers, by one call. */
export async function loadChoices(
  { choices: ask }: Pick<DocumentEditor, 'choices'>,
  access: FirmAccess,
  language: Language,
  locale: string,
): Promise<EditorChoices> {
  const { taxRates, ...choices } = await ask(access)
  return { ...choices, ...rateChoices(taxRates, language, locale) }
}

/** An ordinary rate by its percentage alone; one of the United States by the place whose it is. */
export function rateChoices(found: TaxRate[], language: Language, locale: string): RateChoices {
  const isPlain = (code: string) => {
    const rate = found.find((known) => known.code === code)
    const same = found.filter(
      (known) =>
        known.rate === rate?.rate &&
        known.category === 'S' &&
        ossCountryOf(known.code) === undefined,
    )
    if (ossCountryOf(code) !== undefined) return false
    return rate?.category === 'S' && same.length === 1 && !code.startsWith('US-')
  }
  const labelOf = ({ code, name, rate }: TaxRate) =>
    isPlain(code) ? percentText(rate, locale) : name[language]
  const rates = rateOptions(found, language, labelOf).flatMap(({ value, label }) => {
    const rate = found.find(({ code }) => code === value)
    return rate ? [{ code: value, label, category: rate.category, rate: rate.rate }] : []
  })
  const usual = found.find(({ isDefault }) => isDefault) ?? found[0]
  return { rates, usualTax: usual?.code ?? '' }
}

/** The party of an id that came from outside; undefined when the firm has none such. */
export async function findParty(
  { call, firm }: FirmAccess,
  partyId: string | null,
): Promise<Party | undefined> {
  if (!partyId || !/^[0-9A-Z]{26}$/.test(partyId)) return undefined
  try {
    return await call(partiesContract.get, { firmId: firm.firmId, partyId })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

export function cardOf(party: Party | undefined): PartyCard | null {
  if (!party) return null
  const { id, name, email, vatId, address, receivable, overdue } = party
  return { id, name, email, vatId, address, receivable, overdue }
}
