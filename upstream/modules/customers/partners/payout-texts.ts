import type { Language } from '#contract/core/fields.ts'

/** What the bill of a payout says, in the partner's language. */
export const payoutTexts: Readonly<Record<Language, { line: string }>> = {
  en: { line: 'Commissions for referrals, payout {number}' },
  de: { line: 'Provisionen für Empfehlungen, Auszahlung {number}' },
  it: { line: 'Provvigioni per segnalazioni, liquidazione {number}' },
  ru: { line: 'Вознаграждение за рекомендации, выплата {number}' },
  es: { line: 'Comisiones por recomendaciones, liquidación {number}' },
}
