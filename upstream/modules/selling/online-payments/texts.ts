import type { Language } from '#contract/core/fields.ts'

type Texts = {
  /** Names the firm: what the customer agrees to by leaving a card. */
  consent: string
  /** What is paid, with the number of the invoice. */
  invoice: string
}

/** What is said in the customer's language, and kept as it was said. */
export const cardTexts: Record<Language, Texts> = {
  en: {
    consent:
      'I allow {firm} to charge this card for future recurring invoices when they are issued. I can remove the card on this page at any time.',
    invoice: 'Invoice {number}',
  },
  de: {
    consent:
      'Ich erlaube {firm}, diese Karte für künftige wiederkehrende Rechnungen zu belasten, sobald sie gestellt werden. Ich kann die Karte auf dieser Seite jederzeit entfernen.',
    invoice: 'Rechnung {number}',
  },
  it: {
    consent:
      'Autorizzo {firm} ad addebitare su questa carta le future fatture ricorrenti al momento dell’emissione. Posso rimuovere la carta da questa pagina in qualsiasi momento.',
    invoice: 'Fattura {number}',
  },
  ru: {
    consent:
      'Я разрешаю фирме {firm} списывать с этой карты оплату будущих регулярных счетов при их выставлении. Я могу удалить карту на этой странице в любой момент.',
    invoice: 'Счёт {number}',
  },
  es: {
    consent:
      'Autorizo a {firm} a cobrar con esta tarjeta las futuras facturas periódicas cuando se emitan. Puedo eliminar la tarjeta en esta página en cualquier momento.',
    invoice: 'Factura {number}',
  },
}
