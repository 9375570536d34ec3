import type { Language } from '#contract/core/fields.ts'

/** Mails to customers. Gaps: number, firm, name, total, link; reference is the customer's own number. */
export const mailTexts: Readonly<
  Record<Language, { subject: string; message: string; link: string }>
> = {
  en: {
    subject: 'Order confirmation {number} from {firm}',
    message:
      'Dear {name},\n\nThank you for your order. Please find attached our order confirmation {number} for {total}.\n\nKind regards,\n{firm}',
    link: 'See the progress of your order: {link}',
  },
  de: {
    subject: 'Auftragsbestätigung {number} von {firm}',
    message:
      'Guten Tag {name},\n\nvielen Dank für Ihren Auftrag. Anbei erhalten Sie unsere Auftragsbestätigung {number} über {total}.\n\nMit freundlichen Grüßen\n{firm}',
    link: 'Stand Ihres Auftrags ansehen: {link}',
  },
  it: {
    subject: 'Conferma d’ordine {number} di {firm}',
    message:
      'Gentile {name},\n\ngrazie per il suo ordine. In allegato trova la nostra conferma d’ordine {number} di {total}.\n\nCordiali saluti\n{firm}',
    link: 'Lo stato dell’ordine: {link}',
  },
  ru: {
    subject: 'Подтверждение заказа {number} от {firm}',
    message:
      'Здравствуйте, {name}!\n\nБлагодарим за заказ. Во вложении — подтверждение заказа {number} на сумму {total}.\n\nС уважением,\n{firm}',
    link: 'Узнать, как выполняется заказ: {link}',
  },
  es: {
    subject: 'Confirmación de pedido {number} de {firm}',
    message:
      'Estimado/a {name}:\n\nGracias por su pedido. Adjuntamos nuestra confirmación de pedido {number} por {total}.\n\nUn saludo,\n{firm}',
    link: 'Ver el estado de su pedido: {link}',
  },
}
