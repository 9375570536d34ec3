import type { Language } from '#contract/core/fields.ts'

type QuotePaperTexts = Record<
  | 'quote'
  | 'proForma'
  | 'draft'
  | 'expired'
  | 'declined'
  | 'offeredTo'
  | 'issued'
  | 'validUntil'
  | 'version'
  | 'terms'
  | 'optional'
  | 'optionalTaken'
  | 'freeQuantity'
  | 'acceptBy'
  | 'accepted'
  | 'proFormaWords',
  string
>

/** The words of a quote on paper. Gaps: date, name. */
export const quotePaperTexts: Readonly<Record<Language, QuotePaperTexts>> = {
  en: {
    quote: 'Quote',
    proForma: 'Pro forma invoice',
    draft: 'draft',
    expired: 'expired',
    declined: 'declined',
    offeredTo: 'For',
    issued: 'Issued',
    validUntil: 'Valid until',
    version: 'Version',
    terms: 'Terms',
    optional: 'optional, not in the total',
    optionalTaken: 'optional, included',
    freeQuantity: 'quantity of your choice',
    acceptBy: 'This quote can be accepted until {date}.',
    accepted: 'Accepted by {name} on {date}.',
    proFormaWords: 'This document is not an invoice and does not entitle you to deduct tax.',
  },
  de: {
    quote: 'Angebot',
    proForma: 'Proforma-Rechnung',
    draft: 'Entwurf',
    expired: 'abgelaufen',
    declined: 'abgelehnt',
    offeredTo: 'Für',
    issued: 'Datum',
    validUntil: 'Gültig bis',
    version: 'Version',
    terms: 'Bedingungen',
    optional: 'optional, nicht in der Summe',
    optionalTaken: 'optional, enthalten',
    freeQuantity: 'Menge frei wählbar',
    acceptBy: 'Dieses Angebot kann bis {date} angenommen werden.',
    accepted: 'Angenommen von {name} am {date}.',
    proFormaWords: 'Dieses Dokument ist keine Rechnung und berechtigt nicht zum Vorsteuerabzug.',
  },
  it: {
    quote: 'Preventivo',
    proForma: 'Fattura proforma',
    draft: 'bozza',
    expired: 'scaduto',
    declined: 'rifiutato',
    offeredTo: 'Per',
    issued: 'Data',
    validUntil: 'Valido fino al',
    version: 'Versione',
    terms: 'Condizioni',
    optional: 'facoltativo, non incluso nel totale',
    optionalTaken: 'facoltativo, incluso',
    freeQuantity: 'quantità a scelta',
    acceptBy: 'Questo preventivo può essere accettato fino al {date}.',
    accepted: 'Accettato da {name} il {date}.',
    proFormaWords:
      'Il presente documento non è una fattura e non dà diritto alla detrazione dell’IVA.',
  },
  ru: {
    quote: 'Коммерческое предложение',
    proForma: 'Предварительный счёт',
    draft: 'черновик',
    expired: 'срок истёк',
    declined: 'отклонено',
    offeredTo: 'Кому',
    issued: 'Дата',
    validUntil: 'Действует до',
    version: 'Версия',
    terms: 'Условия',
    optional: 'по желанию, в сумму не входит',
    optionalTaken: 'по желанию, включено',
    freeQuantity: 'количество на ваш выбор',
    acceptBy: 'Предложение можно принять до {date}',
    accepted: 'Предложение принято: {name}, {date}',
    proFormaWords: 'Этот документ не является счётом-фактурой и не даёт права на вычет НДС.',
  },
  es: {
    quote: 'Presupuesto',
    proForma: 'Factura proforma',
    draft: 'borrador',
    expired: 'caducado',
    declined: 'rechazado',
    offeredTo: 'Para',
    issued: 'Fecha',
    validUntil: 'Válido hasta',
    version: 'Versión',
    terms: 'Condiciones',
    optional: 'opcional, no incluido en el total',
    optionalTaken: 'opcional, incluido',
    freeQuantity: 'cantidad a elegir',
    acceptBy: 'Este presupuesto se puede aceptar hasta el {date}.',
    accepted: 'Aceptado por {name} el {date}.',
    proFormaWords: 'Este documento no es una factura ni da derecho a deducir el IVA.',
  },
}
