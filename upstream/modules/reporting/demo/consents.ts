import type { Language } from '#contract/core/fields.ts'
import type { PartyInput } from '#contract/firm/parties.ts'
import { addDays } from '../../../firm/calendar.ts'

/** Where somebody agreed to get news by email: on the website, with an order, at a fair. */
const sources: Record<Language, [site: string, order: string, fair: string]> = {
  en: [
    'Newsletter sign-up on the website',
    'Box ticked on the order form',
    'Card at the trade fair',
  ],
  de: [
    'Newsletter-Anmeldung auf der Website',
    'Häkchen auf dem Bestellformular',
    'Karte am Messestand',
  ],
  it: ['Iscrizione alla newsletter sul sito', 'Casella sul modulo d’ordine', 'Scheda in fiera'],
  ru: ['Подписка на рассылку на сайте', 'Отметка в бланке заказа', 'Анкета на выставке'],
  es: ['Alta en el boletín de la web', 'Casilla del formulario de pedido', 'Ficha en la feria'],
}

/**
 * What one after another agreed to: two of three get news by email, each since a day of their own.
 * @param today the day by which they all have agreed
 */
export function newsConsents(
  language: Language,
  at: number,
  today: string,
): PartyInput['consents'] {
  if (at % 3 === 1) return []
  const source = sources[language][at % 4 === 0 ? 2 : at % 2] ?? ''
  const givenDate = addDays(today, -11 * at)
  return [{ purpose: 'newsletter', givenDate, withdrawnDate: null, source }]
}
