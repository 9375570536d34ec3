import type { Language } from '../core/fields.ts'

/** Gaps: number of the card, its code, its last day. */
const words: Record<Language, { sold: string; topUp: string; code: string; until: string }> = {
  en: {
    sold: 'Gift card {number}',
    topUp: 'Gift card topped up: {number}',
    code: 'Code: {code}',
    until: 'Valid until {date}',
  },
  de: {
    sold: 'Gutschein {number}',
    topUp: 'Gutschein aufgeladen: {number}',
    code: 'Code: {code}',
    until: 'Gültig bis {date}',
  },
  it: {
    sold: 'Buono regalo {number}',
    topUp: 'Ricarica buono regalo: {number}',
    code: 'Codice: {code}',
    until: 'Valido fino al {date}',
  },
  ru: {
    sold: 'Подарочная карта {number}',
    topUp: 'Пополнение подарочной карты: {number}',
    code: 'Код: {code}',
    until: 'Действует до {date}',
  },
  es: {
    sold: 'Tarjeta regalo {number}',
    topUp: 'Recarga de tarjeta regalo: {number}',
    code: 'Código: {code}',
    until: 'Válida hasta el {date}',
  },
}

type ReceiptCard = {
  number: string
  codeEnd: string
  code: string
  isTopUp: boolean
  expiresOn: string | null
}

/**
 * What a receipt says of a gift card, on the screen, as PDF and on the roll alike.
 * @param date how a day is written
 * @returns its name; its code, or the end of it; and its last day where it has one
 */
export function receiptCardWords(
  language: Language,
  { number, codeEnd, code, isTopUp, expiresOn }: ReceiptCard,
  date: (day: string) => string,
): { name: string; code: string; until: string } {
  const own = words[language]
  return {
    name: (isTopUp ? own.topUp : own.sold).replace('{number}', number),
    code: code === '' ? `…${codeEnd}` : own.code.replace('{code}', code),
    until: expiresOn === null ? '' : own.until.replace('{date}', date(expiresOn)),
  }
}
