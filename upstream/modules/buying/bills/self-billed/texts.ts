import type { BillKind } from '#contract/buying/bills.ts'
import type { Language } from '#contract/core/fields.ts'

type SelfBilledTexts = Record<
  | 'title'
  | 'creditTitle'
  | 'corrects'
  | 'draft'
  | 'void'
  | 'buyer'
  | 'agreed'
  | 'mention'
  | 'paidTo',
  string
>

/**
 * The words of an invoice that its buyer writes. `title` and `mention` have the words that the law
 * wants (Directive 2006/112/EC, Art. 226 (10a); § 14 Abs. 4 Nr. 10 UStG; art. 21 DPR 633/1972;
 * art. 6.1.l RD 1619/2012).
 */
export const selfBilledTexts: Readonly<Record<Language, SelfBilledTexts>> = {
  en: {
    title: 'Self-billed invoice',
    creditTitle: 'Self-billed credit note',
    corrects: 'Corrects',
    draft: 'draft',
    void: 'void',
    buyer: 'Customer',
    agreed: 'Agreed on',
    mention: 'Self-billing: issued by the customer in the name and on behalf of the supplier.',
    paidTo: 'Paid to',
  },
  de: {
    title: 'Gutschrift',
    creditTitle: 'Korrektur einer Gutschrift',
    corrects: 'Korrigiert',
    draft: 'Entwurf',
    void: 'storniert',
    buyer: 'Leistungsempfänger',
    agreed: 'Vereinbart am',
    mention:
      'Gutschrift: vom Leistungsempfänger im Namen und für Rechnung des leistenden Unternehmers ausgestellt.',
    paidTo: 'Zahlung auf',
  },
  it: {
    title: 'Autofattura per conto del fornitore',
    creditTitle: 'Nota di credito per conto del fornitore',
    corrects: 'Rettifica la fattura',
    draft: 'bozza',
    void: 'annullata',
    buyer: 'Cessionario/committente',
    agreed: 'Accordo del',
    mention:
      'Autofattura: emessa dal cessionario/committente per conto del cedente/prestatore (art. 21 D.P.R. 633/1972).',
    paidTo: 'Pagamento su',
  },
  ru: {
    title: 'Счёт, составленный покупателем',
    creditTitle: 'Корректировочный счёт, составленный покупателем',
    corrects: 'Исправляет счёт',
    draft: 'черновик',
    void: 'аннулирован',
    buyer: 'Покупатель',
    agreed: 'По соглашению от',
    mention: 'Счёт составлен покупателем от имени и по поручению поставщика.',
    paidTo: 'Оплата на счёт',
  },
  es: {
    title: 'Facturación por el destinatario',
    creditTitle: 'Factura rectificativa expedida por el destinatario',
    corrects: 'Rectifica la factura',
    draft: 'borrador',
    void: 'anulada',
    buyer: 'Destinatario',
    agreed: 'Acuerdo del',
    mention:
      'Facturación por el destinatario: factura expedida por el destinatario en nombre y por cuenta del proveedor.',
    paidTo: 'Pago en',
  },
}

/** What the law calls it in the supplier's language. */
export function titleOf({ kind }: { kind: BillKind }, language: Language): string {
  const texts = selfBilledTexts[language]
  return kind === 'credit' ? texts.creditTitle : texts.title
}
