import type { Language } from '#contract/core/fields.ts'

type Texts = Record<'title' | 'month' | 'before' | 'sum' | 'items' | 'noCertificate', string>

/** What stands on the statement of a year that is printed, beside what payslips say. */
export const yearTexts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Annual pay statement',
    month: 'Month',
    before: 'Before, until',
    sum: 'Year',
    items: 'By item',
    noCertificate: 'For information: this is not an official tax certificate.',
  },
  de: {
    title: 'Jahresübersicht Lohn',
    month: 'Monat',
    before: 'Davor, bis',
    sum: 'Jahr',
    items: 'Nach Posten',
    noCertificate: 'Zur Information: Dies ist keine Lohnsteuerbescheinigung.',
  },
  it: {
    title: 'Riepilogo annuale della retribuzione',
    month: 'Mese',
    before: 'Prima, fino al',
    sum: 'Anno',
    items: 'Per voce',
    noCertificate: 'A titolo informativo: non è una Certificazione Unica.',
  },
  ru: {
    title: 'Годовая справка об оплате',
    month: 'Месяц',
    before: 'До этого, по',
    sum: 'Год',
    items: 'По статьям',
    noCertificate: 'Для сведения: это не официальная справка о доходах.',
  },
  es: {
    title: 'Resumen anual de nómina',
    month: 'Mes',
    before: 'Antes, hasta el',
    sum: 'Año',
    items: 'Por concepto',
    noCertificate: 'A título informativo: no es un certificado oficial de retenciones.',
  },
}
