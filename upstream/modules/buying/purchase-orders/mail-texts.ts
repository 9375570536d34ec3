import type { Language } from '#contract/core/fields.ts'

/** Mails to suppliers. Gaps: number, firm, name, total. */
export const mailTexts: Readonly<Record<Language, { subject: string; message: string }>> = {
  en: {
    subject: 'Purchase order {number} from {firm}',
    message:
      'Dear {name},\n\nPlease find attached our order {number} for {total}. Please confirm it and quote the number on your delivery note and invoice.\n\nKind regards,\n{firm}',
  },
  de: {
    subject: 'Bestellung {number} von {firm}',
    message:
      'Guten Tag {name},\n\nanbei erhalten Sie unsere Bestellung {number} über {total}. Bitte bestätigen Sie sie und nennen Sie die Nummer auf Lieferschein und Rechnung.\n\nMit freundlichen Grüßen\n{firm}',
  },
  it: {
    subject: 'Ordine di acquisto {number} di {firm}',
    message:
      'Gentile {name},\n\nin allegato trova il nostro ordine {number} di {total}. La preghiamo di confermarlo e di indicare il numero su documento di trasporto e fattura.\n\nCordiali saluti\n{firm}',
  },
  ru: {
    subject: 'Заказ {number} от {firm}',
    message:
      'Здравствуйте, {name}!\n\nВо вложении — наш заказ {number} на сумму {total}. Просим подтвердить его и указать номер в накладной и счёте.\n\nС уважением,\n{firm}',
  },
  es: {
    subject: 'Pedido {number} de {firm}',
    message:
      'Estimado/a {name}:\n\nAdjuntamos nuestro pedido {number} por {total}. Le rogamos que lo confirme e indique el número en el albarán y en la factura.\n\nUn saludo,\n{firm}',
  },
}
