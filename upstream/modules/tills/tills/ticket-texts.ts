import type { Language } from '#contract/core/fields.ts'
import type { Tender } from '#contract/tills/tills.ts'
import type { MailText } from '../../firm/mails/index.ts'

type TicketTexts = {
  receipt: string
  refund: string
  till: string
  cashier: string
  customer: string
  change: string
  rounding: string
  tip: string
  /** Gap: code. */
  coupon: string
  /** Points that were redeemed; gap: count. */
  points: string
  earned: string
  balance: string
  /** Below the code that leads to the public copy. */
  online: string
  tenders: Record<Tender, string>
  mail: MailText
}

/** Words of a receipt as PDF and of the mail that brings it. Gaps: number, total, firm, link. */
export const ticketTexts: Record<Language, TicketTexts> = {
  en: {
    receipt: 'Receipt',
    refund: 'Refund',
    till: 'Till',
    cashier: 'Served by',
    customer: 'Customer',
    change: 'Change',
    rounding: 'Rounding',
    tip: 'Tip',
    coupon: 'Coupon {code}',
    points: 'Points redeemed: {count}',
    earned: 'Points earned',
    balance: 'Points balance',
    online: 'This receipt online',
    tenders: { cash: 'Cash', card: 'Card', giftCard: 'Gift card', balance: 'Wallet' },
    mail: {
      subject: 'Your receipt {number} from {firm}',
      message:
        'Hello,\n\nThank you for your purchase. Please find attached receipt {number} for {total}.\n\nKind regards,\n{firm}',
      link: 'The receipt online: {link}\nAs a slip of 80 mm: {link}/pdf?paper=roll',
    },
  },
  de: {
    receipt: 'Kassenbon',
    refund: 'Rückgabe',
    till: 'Kasse',
    cashier: 'Bedient von',
    customer: 'Kunde',
    change: 'Rückgeld',
    rounding: 'Rundung',
    tip: 'Trinkgeld',
    coupon: 'Coupon {code}',
    points: 'Eingelöste Punkte: {count}',
    earned: 'Punkte gesammelt',
    balance: 'Punktestand',
    online: 'Dieser Bon online',
    tenders: { cash: 'Bar', card: 'Karte', giftCard: 'Gutschein', balance: 'Guthaben' },
    mail: {
      subject: 'Ihr Kassenbon {number} von {firm}',
      message:
        'Guten Tag,\n\nvielen Dank für Ihren Einkauf. Anbei erhalten Sie den Kassenbon {number} über {total}.\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Der Bon online: {link}\nAls Bon von 80 mm: {link}/pdf?paper=roll',
    },
  },
  it: {
    receipt: 'Scontrino',
    refund: 'Reso',
    till: 'Cassa',
    cashier: 'Servito da',
    customer: 'Cliente',
    change: 'Resto',
    rounding: 'Arrotondamento',
    tip: 'Mancia',
    coupon: 'Coupon {code}',
    points: 'Punti riscattati: {count}',
    earned: 'Punti guadagnati',
    balance: 'Saldo punti',
    online: 'Questo scontrino online',
    tenders: { cash: 'Contanti', card: 'Carta', giftCard: 'Buono regalo', balance: 'Saldo' },
    mail: {
      subject: 'Il suo scontrino {number} di {firm}',
      message:
        'Buongiorno,\n\ngrazie per il suo acquisto. In allegato trova lo scontrino {number} di {total}.\n\nCordiali saluti\n{firm}',
      link: 'Lo scontrino online: {link}\nIn formato da 80 mm: {link}/pdf?paper=roll',
    },
  },
  ru: {
    receipt: 'Чек',
    refund: 'Возврат',
    till: 'Касса',
    cashier: 'Кассир',
    customer: 'Покупатель',
    change: 'Сдача',
    rounding: 'Округление',
    tip: 'Чаевые',
    coupon: 'Купон {code}',
    points: 'Списано баллов: {count}',
    earned: 'Начислено баллов',
    balance: 'Баллов на счёте',
    online: 'Этот чек в интернете',
    tenders: {
      cash: 'Наличные',
      card: 'Карта',
      giftCard: 'Подарочная карта',
      balance: 'Кошелёк',
    },
    mail: {
      subject: 'Ваш чек {number} от {firm}',
      message:
        'Здравствуйте!\n\nСпасибо за покупку. Во вложении — чек {number} на сумму {total}.\n\nС уважением,\n{firm}',
      link: 'Чек в интернете: {link}\nДля ленты 80 мм: {link}/pdf?paper=roll',
    },
  },
  es: {
    receipt: 'Tique',
    refund: 'Devolución',
    till: 'Caja',
    cashier: 'Atendido por',
    customer: 'Cliente',
    change: 'Cambio',
    rounding: 'Redondeo',
    tip: 'Propina',
    coupon: 'Cupón {code}',
    points: 'Puntos canjeados: {count}',
    earned: 'Puntos ganados',
    balance: 'Saldo de puntos',
    online: 'Este tique en línea',
    tenders: { cash: 'Efectivo', card: 'Tarjeta', giftCard: 'Tarjeta regalo', balance: 'Saldo' },
    mail: {
      subject: 'Su tique {number} de {firm}',
      message:
        'Hola:\n\nGracias por su compra. Adjuntamos el tique {number} por {total}.\n\nUn saludo,\n{firm}',
      link: 'El tique en línea: {link}\nEn formato de 80 mm: {link}/pdf?paper=roll',
    },
  },
}
