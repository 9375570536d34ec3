import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

type Texts = Readonly<Record<Language, MailText>>

const links: Readonly<Record<Language, string>> = {
  en: 'View the order: {link}',
  de: 'Bestellung ansehen: {link}',
  it: 'La pagina dell’ordine: {link}',
  ru: 'Посмотреть заказ: {link}',
  es: 'Ver el pedido: {link}',
}

/** Mails to whoever ordered. Gaps: name, number, items, total, way, tracking, reason, firm, link. */
export const shopMailTexts: Record<
  'placed' | 'ready' | 'sent' | 'cancelled' | 'returnAsked' | 'returnAccepted' | 'returnRefused',
  Texts
> = {
  placed: {
    en: {
      subject: 'Your order {number}',
      message:
        'Hello {name},\n\nThank you for your order {number}.\n\n{items}\n\nTo pay: {total}\n{way}\n\nThe invoice is attached. On the page of your order you can see how to pay.\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Ihre Bestellung {number}',
      message:
        'Guten Tag {name},\n\nvielen Dank für Ihre Bestellung {number}.\n\n{items}\n\nZu zahlen: {total}\n{way}\n\nDie Rechnung finden Sie im Anhang. Wie Sie bezahlen, steht auf der Seite Ihrer Bestellung.\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'Il suo ordine {number}',
      message:
        'Buongiorno {name},\n\ngrazie per il suo ordine {number}.\n\n{items}\n\nDa pagare: {total}\n{way}\n\nTrova la fattura in allegato. Come pagare è indicato nella pagina dell’ordine.\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Ваш заказ {number}',
      message:
        'Здравствуйте, {name}!\n\nСпасибо за заказ {number}.\n\n{items}\n\nК оплате: {total}\n{way}\n\nСчёт — во вложении. Способ оплаты указан на странице заказа.\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'Su pedido {number}',
      message:
        'Hola, {name}:\n\nGracias por su pedido {number}.\n\n{items}\n\nTotal a pagar: {total}\n{way}\n\nAdjuntamos la factura. En la página del pedido se indica cómo pagar.\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  ready: {
    en: {
      subject: 'Order {number} is ready for pick-up',
      message:
        'Hello {name},\n\nYour order {number} is ready for pick-up.\n\n{way}\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Bestellung {number} liegt zur Abholung bereit',
      message:
        'Guten Tag {name},\n\nIhre Bestellung {number} liegt zur Abholung bereit.\n\n{way}\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'L’ordine {number} è pronto per il ritiro',
      message:
        'Buongiorno {name},\n\nil suo ordine {number} è pronto per il ritiro.\n\n{way}\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Заказ {number} готов к выдаче',
      message:
        'Здравствуйте, {name}!\n\nВаш заказ {number} готов к выдаче.\n\n{way}\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'El pedido {number} está listo para recoger',
      message:
        'Hola, {name}:\n\nSu pedido {number} está listo para recoger.\n\n{way}\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  sent: {
    en: {
      subject: 'Order {number} is on its way',
      message:
        'Hello {name},\n\nWe have sent your order {number}.\n\n{way}\n{tracking}\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Bestellung {number} ist unterwegs',
      message:
        'Guten Tag {name},\n\nwir haben Ihre Bestellung {number} versendet.\n\n{way}\n{tracking}\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'L’ordine {number} è in viaggio',
      message:
        'Buongiorno {name},\n\nabbiamo spedito il suo ordine {number}.\n\n{way}\n{tracking}\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Заказ {number} в пути',
      message:
        'Здравствуйте, {name}!\n\nМы отправили ваш заказ {number}.\n\n{way}\n{tracking}\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'El pedido {number} está en camino',
      message:
        'Hola, {name}:\n\nHemos enviado su pedido {number}.\n\n{way}\n{tracking}\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  cancelled: {
    en: {
      subject: 'Order {number} is cancelled',
      message:
        'Hello {name},\n\nYour order {number} is cancelled. You do not have to pay anything; what you have paid will be refunded.\n\n{reason}\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Bestellung {number} ist storniert',
      message:
        'Guten Tag {name},\n\nIhre Bestellung {number} ist storniert. Sie müssen nichts bezahlen; bereits Bezahltes erstatten wir.\n\n{reason}\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'L’ordine {number} è annullato',
      message:
        'Buongiorno {name},\n\nil suo ordine {number} è annullato. Non deve pagare nulla; rimborseremo quanto già pagato.\n\n{reason}\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Заказ {number} отменён',
      message:
        'Здравствуйте, {name}!\n\nВаш заказ {number} отменён. Платить не нужно; уже оплаченное мы вернём.\n\n{reason}\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'El pedido {number} está cancelado',
      message:
        'Hola, {name}:\n\nSu pedido {number} está cancelado. No tiene que pagar nada; le reembolsaremos lo ya pagado.\n\n{reason}\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  returnAsked: {
    en: {
      subject: 'We have received your return for order {number}',
      message:
        'Hello {name},\n\nWe have received your return for order {number}:\n\n{items}\n\nAmount: {total}\n{way}\n\nWe will email you our reply.\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Ihre Rückgabe zur Bestellung {number} ist eingegangen',
      message:
        'Guten Tag {name},\n\nIhre Rückgabe zur Bestellung {number} ist bei uns eingegangen:\n\n{items}\n\nBetrag: {total}\n{way}\n\nUnsere Antwort erhalten Sie per E-Mail.\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'Abbiamo ricevuto il suo reso per l’ordine {number}',
      message:
        'Buongiorno {name},\n\nabbiamo ricevuto la richiesta di reso per l’ordine {number}:\n\n{items}\n\nImporto: {total}\n{way}\n\nLe risponderemo via e-mail.\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Мы получили заявку на возврат по заказу {number}',
      message:
        'Здравствуйте, {name}!\n\nМы получили вашу заявку на возврат по заказу {number}:\n\n{items}\n\nСумма: {total}\n{way}\n\nОтвет придёт по электронной почте.\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'Hemos recibido su devolución del pedido {number}',
      message:
        'Hola, {name}:\n\nHemos recibido su solicitud de devolución del pedido {number}:\n\n{items}\n\nImporte: {total}\n{way}\n\nLe responderemos por correo electrónico.\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  returnAccepted: {
    en: {
      subject: 'Return for order {number} accepted',
      message:
        'Hello {name},\n\nYour return for order {number} is accepted:\n\n{items}\n\nAmount: {total}\n\nThe credit note is attached. What you have already paid of it will be refunded.\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Rückgabe zur Bestellung {number} angenommen',
      message:
        'Guten Tag {name},\n\nwir haben Ihre Rückgabe zur Bestellung {number} angenommen:\n\n{items}\n\nBetrag: {total}\n\nDie Rechnungskorrektur finden Sie im Anhang. Was Sie davon bereits bezahlt haben, erstatten wir.\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'Reso dell’ordine {number} accettato',
      message:
        'Buongiorno {name},\n\nil reso dell’ordine {number} è accettato:\n\n{items}\n\nImporto: {total}\n\nTrova la nota di credito in allegato. Rimborseremo quanto ha già pagato.\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Возврат по заказу {number} принят',
      message:
        'Здравствуйте, {name}!\n\nВаш возврат по заказу {number} принят:\n\n{items}\n\nСумма: {total}\n\nКорректировочный счёт — во вложении. Уже оплаченное мы вернём.\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'Devolución del pedido {number} aceptada',
      message:
        'Hola, {name}:\n\nHemos aceptado la devolución del pedido {number}:\n\n{items}\n\nImporte: {total}\n\nAdjuntamos la factura rectificativa. Le reembolsaremos lo que ya haya pagado.\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  returnRefused: {
    en: {
      subject: 'Return for order {number} refused',
      message:
        'Hello {name},\n\nWe cannot accept your return for order {number}.\n\n{reason}\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: 'Rückgabe zur Bestellung {number} abgelehnt',
      message:
        'Guten Tag {name},\n\nleider können wir Ihre Rückgabe zur Bestellung {number} nicht annehmen.\n\n{reason}\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: 'Reso dell’ordine {number} rifiutato',
      message:
        'Buongiorno {name},\n\npurtroppo non possiamo accettare il reso dell’ordine {number}.\n\n{reason}\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: 'Возврат по заказу {number} отклонён',
      message:
        'Здравствуйте, {name}!\n\nК сожалению, мы не можем принять возврат по заказу {number}.\n\n{reason}\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: 'Devolución del pedido {number} rechazada',
      message:
        'Hola, {name}:\n\nLamentablemente no podemos aceptar la devolución del pedido {number}.\n\n{reason}\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
}
