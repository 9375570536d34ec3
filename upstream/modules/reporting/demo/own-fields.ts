import type { Language } from '#contract/core/fields.ts'
import { CustomFieldInput } from '#contract/firm/custom-fields.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createCustomField } from '../../firm/custom-fields/index.ts'

type Words = Record<Language, string>

const found: Words = {
  en: 'Found us by',
  de: 'Kennt uns durch',
  it: 'Ci ha trovati tramite',
  ru: 'Откуда узнал о нас',
  es: 'Nos conoce por',
}
const ways: Record<'fair' | 'friend' | 'web', Words> = {
  fair: { en: 'Trade fair', de: 'Messe', it: 'Fiera', ru: 'Выставка', es: 'Feria' },
  friend: {
    en: 'Recommendation',
    de: 'Empfehlung',
    it: 'Passaparola',
    ru: 'Рекомендация',
    es: 'Recomendación',
  },
  web: { en: 'Website', de: 'Website', it: 'Sito', ru: 'Сайт', es: 'Sitio web' },
}
const visit: Words = {
  en: 'Next visit',
  de: 'Nächster Besuch',
  it: 'Prossima visita',
  ru: 'Следующий визит',
  es: 'Próxima visita',
}
const guarantee: Words = {
  en: 'Guarantee, months',
  de: 'Garantie, Monate',
  it: 'Garanzia, mesi',
  ru: 'Гарантия, месяцев',
  es: 'Garantía, meses',
}
const place: Words = {
  en: 'Place of work',
  de: 'Einsatzort',
  it: 'Luogo dei lavori',
  ru: 'Место работ',
  es: 'Lugar de trabajo',
}

const confirmation: Words = {
  en: 'Order confirmation',
  de: 'Auftragsbestätigung',
  it: 'Conferma d’ordine',
  ru: 'Подтверждение заказа',
  es: 'Confirmación de pedido',
}

const bankStatement: Words = {
  en: 'Bank statement no.',
  de: 'Kontoauszug Nr.',
  it: 'Estratto conto n.',
  ru: 'Выписка банка №',
  es: 'Extracto bancario n.º',
}

/** Adds the fields that a workshop asks for beside the usual ones. */
export function setUpOwnFields(writer: Writer, context: FirmContext, language: Language): void {
  const choices = Object.entries(ways).map(([code, name]) => ({ code, label: name[language] }))
  const fields = [
    {
      kind: 'party',
      type: 'choice',
      key: 'found_by',
      label: found[language],
      choices,
      isInList: true,
    },
    { kind: 'party', type: 'date', key: 'next_visit', label: visit[language] },
    { kind: 'item', type: 'number', key: 'guarantee', label: guarantee[language], isInList: true },
    // Of the same key, so that it goes along from the quote to its invoice, and from order to bill.
    { kind: 'quote', type: 'text', key: 'place', label: place[language], isOnPaper: true },
    { kind: 'invoice', type: 'text', key: 'place', label: place[language], isOnPaper: true },
    { kind: 'purchaseOrder', type: 'text', key: 'confirmation', label: confirmation[language] },
    { kind: 'bill', type: 'text', key: 'confirmation', label: confirmation[language] },
    { kind: 'payment', type: 'text', key: 'statement', label: bankStatement[language] },
  ]
  for (const field of fields) createCustomField(writer, context, CustomFieldInput.parse(field))
}

/** What the customers of the demo hold in them, one after another. */
export function ownFieldsOfCustomer(at: number): CustomValues {
  const codes = Object.keys(ways)
  return { found_by: codes[at % codes.length] ?? null }
}

/** What goods hold in them: only what is kept in stock comes with a guarantee. */
export function ownFieldsOfItem(kind: string): CustomValues {
  return kind === 'stock' ? { guarantee: '24' } : {}
}

/** What a quote holds in them: the work is done where its customer is. */
export function ownFieldsOfQuote(city: string): CustomValues {
  return city === '' ? {} : { place: city }
}

/** What an order holds in them: the number under which the supplier confirmed it. */
export const ownFieldsOfOrder: CustomValues = { confirmation: '4711-26' }

/** What payments hold in them: the statement of the month on which the bank shows them. */
export function ownFieldsOfPayment(method: string, date: string): CustomValues {
  return method === 'card' ? {} : { statement: `${Number(date.slice(5, 7))}/${date.slice(0, 4)}` }
}
