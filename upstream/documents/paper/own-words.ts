import type { Language } from '#contract/core/fields.ts'
import type { KeptLook, PaperGap } from '#contract/firm/paper-looks.ts'
import type { PaperFormat } from './paper-format.ts'
import type { LanguageTexts, PaperForm, PaperSource } from './paper-source.ts'
import { fillText, paperTexts } from './texts/paper-texts.ts'

export const plainLook: KeptLook = {
  layout: 'classic',
  accent: '',
  rule: '',
  alsoIn: '',
  texts: [],
}

type Spoken = Pick<PaperSource, 'language' | 'look'> & { seller: { language: Language } }

/**
 * The second language of a document: the one its look names, or where the document is in that one
 * already, the firm's. Undefined where there is none.
 */
export function secondLanguage({ language, seller, look }: Spoken): Language | undefined {
  const alsoIn = look?.alsoIn
  if (!alsoIn) return undefined
  return [alsoIn, seller.language].find((one) => one !== language)
}

/** Words in the document's language, and beside them in its second one where it has one. */
export function wordsOf<Key extends string>(
  all: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
  source: Spoken,
): Record<Key, string> {
  const second = secondLanguage(source)
  const words: Record<Key, string> = { ...all[source.language] }
  if (!second) return words
  for (const key in words) {
    const other = all[second][key]
    if (other !== words[key]) words[key] = `${words[key]} / ${other}`
  }
  return words
}

/**
 * A text of papers with the name of the tax in it, each language with its own name for it.
 * @param values of the text's other gaps
 */
export function taxWords(
  source: Spoken & { seller: { taxName: LanguageTexts } },
  key: 'netTotal' | 'taxOn' | 'includedTax' | 'taxInBase',
  values: Readonly<Record<string, string>>,
): string {
  const said = [source.language, secondLanguage(source)].flatMap((language) =>
    language === undefined
      ? []
      : fillText(paperTexts[language][key], { ...values, tax: source.seller.taxName[language] }),
  )
  return [...new Set(said)].join(' / ')
}

/** What the firm's country calls the tax, in both languages where they differ. */
export function taxNameOf(source: Spoken & { seller: { taxName: LanguageTexts } }): string {
  const { taxName } = source.seller
  const second = secondLanguage(source)
  const names = [taxName[source.language], second && taxName[second]].filter(Boolean)
  return [...new Set(names)].join(' / ')
}

/** What the firm says above the lines and below the sums, its gaps filled, in each language. */
export function ownWords(
  source: PaperSource,
  { kind, dueDate }: Pick<PaperForm, 'kind' | 'dueDate'>,
  format: PaperFormat,
): { opening: string; closing: string } {
  const values: Record<PaperGap, string> = {
    number: source.number ?? '',
    customer: source.buyer.name,
    contact: source.buyer.contactName || source.buyer.name,
    date: format.date(source.issueDate),
    due: dueDate ? format.date(dueDate) : '',
    total: format.money(source.total, source.currency),
    firm: source.seller.tradeName || source.seller.legalName,
  }
  const own = [source.language, secondLanguage(source)].flatMap((language) =>
    (source.look ?? plainLook).texts.filter(
      (one) => one.kind === kind && one.language === language,
    ),
  )
  const join = (part: 'opening' | 'closing') =>
    own
      .map((one) => fillText(one[part], values).trim())
      .filter((text) => text !== '')
      .join('\n\n')
  return { opening: join('opening'), closing: join('closing') }
}
