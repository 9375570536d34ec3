import type { Language } from '#contract/core/fields.ts'
import type { Firm } from '#contract/firm/firms.ts'

type Page = { title: string; text: string }

/** What a shop shows before an order, and who stands behind the site. */
export type LegalPages = { imprint: Page; terms: Page; returns: Page; privacy: Page }

type Seller = Pick<Firm, 'legalName' | 'email' | 'phone' | 'vatId'> & { address: string }

/** The pages of a demo that the law asks for. They are examples, and say so: each firm has its own. */
export function demoLegal(language: Language, seller: Seller): LegalPages {
  const { legalName, address, email, phone, vatId } = seller
  const who = [legalName, address, phone, email, vatId].filter(Boolean).join('\n\n')
  const { example, ...pages } = words[language]
  const page = ({ title, text }: Page): Page => ({ title, text: `${text}\n\n*${example}*` })
  return {
    imprint: page({ title: pages.imprint, text: who }),
    terms: page(pages.terms),
    returns: page({ title: pages.returns.title, text: `${pages.returns.text}\n\n${who}` }),
    privacy: page({ title: pages.privacy.title, text: `${pages.privacy.text}\n\n${who}` }),
  }
}

type Words = { imprint: string; terms: Page; returns: Page; privacy: Page; example: string }

const words: Record<Language, Words> = {
  en: {
    imprint: 'Legal notice',
    terms: {
      title: 'Terms',
      text: 'An order is binding once we have confirmed it by email. Prices include tax; delivery is shown before you order. The goods stay ours until they are paid for.',
    },
    returns: {
      title: 'Withdrawal',
      text: 'You may withdraw from your order within 14 days of receiving the goods, without giving a reason. A short message is enough. We refund everything you paid, usual delivery included, within 14 days.',
    },
    privacy: {
      title: 'Privacy',
      text: 'We keep what you type in an order or a form to deliver, invoice and answer it. This site sets one cookie, for your cart, and loads nothing from anywhere else.',
    },
    example: 'An example of the demo: have your own wording checked.',
  },
  de: {
    imprint: 'Impressum',
    terms: {
      title: 'AGB',
      text: 'Eine Bestellung ist verbindlich, sobald wir sie per E-Mail bestätigt haben. Die Preise enthalten die Mehrwertsteuer; die Versandkosten sehen Sie vor der Bestellung. Die Ware bleibt bis zur Bezahlung unser Eigentum.',
    },
    returns: {
      title: 'Widerruf',
      text: 'Sie können Ihre Bestellung innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Eine kurze Nachricht genügt. Wir erstatten alles, was Sie bezahlt haben, den üblichen Versand eingeschlossen, innerhalb von 14 Tagen.',
    },
    privacy: {
      title: 'Datenschutz',
      text: 'Was Sie in einer Bestellung oder einem Formular eingeben, speichern wir, um zu liefern, abzurechnen und zu antworten. Diese Website setzt ein einziges Cookie, für Ihren Warenkorb, und lädt nichts von anderswo.',
    },
    example: 'Ein Beispiel der Demo: Lassen Sie Ihren eigenen Wortlaut prüfen.',
  },
  it: {
    imprint: 'Note legali',
    terms: {
      title: 'Condizioni',
      text: 'Un ordine è vincolante quando lo abbiamo confermato per e-mail. I prezzi comprendono l’IVA; le spese di consegna sono indicate prima dell’ordine. La merce resta nostra fino al pagamento.',
    },
    returns: {
      title: 'Recesso',
      text: 'Potete recedere dall’ordine entro 14 giorni dal ricevimento della merce, senza indicare il motivo. Basta un breve messaggio. Rimborsiamo tutto quanto avete pagato, consegna ordinaria compresa, entro 14 giorni.',
    },
    privacy: {
      title: 'Privacy',
      text: 'Conserviamo ciò che scrivete in un ordine o in un modulo per consegnare, fatturare e rispondere. Questo sito imposta un solo cookie, per il carrello, e non carica nulla da altrove.',
    },
    example: 'Un esempio della demo: fate verificare il vostro testo.',
  },
  ru: {
    imprint: 'Правовая информация',
    terms: {
      title: 'Условия',
      text: 'Заказ становится обязательным, когда мы подтвердили его по электронной почте. Цены включают НДС; стоимость доставки видна до оформления заказа. Товар остаётся нашей собственностью до оплаты.',
    },
    returns: {
      title: 'Отказ от договора',
      text: 'Вы можете отказаться от заказа в течение 14 дней после получения товара без объяснения причин. Достаточно короткого сообщения. Мы вернём всё уплаченное, включая обычную доставку, в течение 14 дней.',
    },
    privacy: {
      title: 'Конфиденциальность',
      text: 'То, что вы указываете в заказе или форме, мы храним, чтобы доставить заказ, выставить счёт и ответить. Этот сайт ставит один файл cookie, для корзины, и ничего не загружает с других сайтов.',
    },
    example: 'Пример из демоверсии: отдайте собственный текст на проверку.',
  },
  es: {
    imprint: 'Aviso legal',
    terms: {
      title: 'Condiciones',
      text: 'Un pedido es vinculante cuando lo hemos confirmado por correo. Los precios incluyen el IVA; los gastos de envío se muestran antes del pedido. La mercancía es nuestra hasta su pago.',
    },
    returns: {
      title: 'Desistimiento',
      text: 'Puede desistir de su pedido en los 14 días siguientes a la recepción, sin indicar el motivo. Basta un breve mensaje. Le devolvemos todo lo que pagó, incluido el envío habitual, en 14 días.',
    },
    privacy: {
      title: 'Privacidad',
      text: 'Guardamos lo que escribe en un pedido o formulario para entregarlo, facturarlo y responder. Este sitio usa una sola cookie, la de la cesta, y no carga nada de otros sitios.',
    },
    example: 'Un ejemplo de la demo: haga revisar su propio texto.',
  },
}
