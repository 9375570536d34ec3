import type { Language } from '#contract/core/fields.ts'
import type { ReminderTone } from '#contract/selling/reminders.ts'
import type { MailText } from '../../firm/mails/index.ts'

/**
 * Our words of each reminder. Gaps: name, number, total, open (what is still to be paid), due (the
 * due date), days (how late), charges (a paragraph about fee and interest, or nothing), firm, link.
 */
export const reminderTexts: Record<ReminderTone, Record<Language, MailText & { link: string }>> = {
  notice: {
    en: {
      subject: 'Invoice {number} is due on {due}',
      message:
        'Dear {name},\n\nThis is to remind you that invoice {number} for {open} is due on {due}. If you have paid it already, please disregard this email.\n\nKind regards,\n{firm}',
      link: 'View the invoice online: {link}',
    },
    de: {
      subject: 'Rechnung {number} wird am {due} fällig',
      message:
        'Guten Tag {name},\n\nwir möchten Sie daran erinnern, dass die Rechnung {number} über {open} am {due} fällig wird. Falls Sie schon bezahlt haben, betrachten Sie diese Nachricht bitte als gegenstandslos.\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Online ansehen: {link}',
    },
    it: {
      subject: 'La fattura {number} scade il {due}',
      message:
        'Gentile {name},\n\nle ricordiamo che la fattura {number} di {open} scade il {due}. Se ha già pagato, la preghiamo di ignorare questo messaggio.\n\nCordiali saluti\n{firm}',
      link: 'La fattura online: {link}',
    },
    ru: {
      subject: 'Счёт {number}: срок оплаты {due}',
      message:
        'Здравствуйте, {name}!\n\nНапоминаем, что срок оплаты счёта {number} на сумму {open} — {due}. Если вы уже оплатили его, не обращайте внимания на это письмо.\n\nС уважением,\n{firm}',
      link: 'Посмотреть счёт в интернете: {link}',
    },
    es: {
      subject: 'La factura {number} vence el {due}',
      message:
        'Estimado/a {name}:\n\nLe recordamos que la factura {number} por {open} vence el {due}. Si ya la ha pagado, no tenga en cuenta este mensaje.\n\nUn saludo,\n{firm}',
      link: 'Verla en línea: {link}',
    },
  },
  friendly: {
    en: {
      subject: 'Reminder: invoice {number}',
      message:
        'Dear {name},\n\nPerhaps this escaped your notice: invoice {number} was due on {due}, and {open} is still outstanding. Please pay it within the next few days.{charges}\n\nIf your payment is on its way, please disregard this email.\n\nKind regards,\n{firm}',
      link: 'View the invoice online: {link}',
    },
    de: {
      subject: 'Zahlungserinnerung zur Rechnung {number}',
      message:
        'Guten Tag {name},\n\nvielleicht ist es Ihnen entgangen: Die Rechnung {number} war am {due} fällig, {open} sind noch offen. Bitte überweisen Sie den Betrag in den nächsten Tagen.{charges}\n\nFalls Ihre Zahlung unterwegs ist, betrachten Sie diese Nachricht bitte als gegenstandslos.\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Online ansehen: {link}',
    },
    it: {
      subject: 'Promemoria: fattura {number}',
      message:
        'Gentile {name},\n\nforse le è sfuggito: la fattura {number} è scaduta il {due} e restano da pagare {open}. La preghiamo di provvedere nei prossimi giorni.{charges}\n\nSe il pagamento è già in corso, ignori questo messaggio.\n\nCordiali saluti\n{firm}',
      link: 'La fattura online: {link}',
    },
    ru: {
      subject: 'Напоминание об оплате счёта {number}',
      message:
        'Здравствуйте, {name}!\n\nВозможно, вы упустили из виду: срок оплаты счёта {number} истёк {due}, к оплате остаётся {open}. Просим перевести эту сумму в ближайшие дни.{charges}\n\nЕсли платёж уже отправлен, не обращайте внимания на это письмо.\n\nС уважением,\n{firm}',
      link: 'Посмотреть счёт в интернете: {link}',
    },
    es: {
      subject: 'Recordatorio: factura {number}',
      message:
        'Estimado/a {name}:\n\nQuizá se le haya pasado: la factura {number} venció el {due} y quedan {open} por pagar. Le rogamos que lo abone en los próximos días.{charges}\n\nSi su pago ya está en camino, no tenga en cuenta este mensaje.\n\nUn saludo,\n{firm}',
      link: 'Verla en línea: {link}',
    },
  },
  firm: {
    en: {
      subject: 'Second reminder: invoice {number} is {days} days late',
      message:
        'Dear {name},\n\nDespite our reminder we have not received your payment of invoice {number}, which was due on {due}. {open} is outstanding. Please pay it without delay, or let us know the reason for the delay.{charges}\n\nKind regards,\n{firm}',
      link: 'View the invoice online: {link}',
    },
    de: {
      subject: 'Mahnung zur Rechnung {number}',
      message:
        'Guten Tag {name},\n\ntrotz unserer Erinnerung ist die Rechnung {number}, fällig am {due}, noch nicht bezahlt. Offen sind {open}. Bitte zahlen Sie umgehend oder teilen Sie uns mit, was der Zahlung entgegensteht.{charges}\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Online ansehen: {link}',
    },
    it: {
      subject: 'Sollecito: fattura {number}',
      message:
        'Gentile {name},\n\nnonostante il nostro promemoria non abbiamo ricevuto il pagamento della fattura {number}, scaduta il {due}. Restano da pagare {open}. La preghiamo di pagare senza indugio o di dirci che cosa lo impedisce.{charges}\n\nCordiali saluti\n{firm}',
      link: 'La fattura online: {link}',
    },
    ru: {
      subject: 'Повторное напоминание: счёт {number}',
      message:
        'Здравствуйте, {name}!\n\nНесмотря на напоминание, оплата по счёту {number} со сроком {due} не поступила. К оплате остаётся {open}. Просим оплатить его без промедления или сообщить, что этому мешает.{charges}\n\nС уважением,\n{firm}',
      link: 'Посмотреть счёт в интернете: {link}',
    },
    es: {
      subject: 'Segundo recordatorio: factura {number}',
      message:
        'Estimado/a {name}:\n\nA pesar de nuestro recordatorio no hemos recibido el pago de la factura {number}, vencida el {due}. Quedan {open} por pagar. Le rogamos que pague sin demora o nos indique el motivo del retraso.{charges}\n\nUn saludo,\n{firm}',
      link: 'Verla en línea: {link}',
    },
  },
  last: {
    en: {
      subject: 'Last reminder: invoice {number}',
      message:
        'Dear {name},\n\nInvoice {number} has been due since {due}; {open} has been outstanding for {days} days. This is our last reminder: if we do not receive your payment within seven days, we will take further steps to recover it.{charges}\n\nKind regards,\n{firm}',
      link: 'View the invoice online: {link}',
    },
    de: {
      subject: 'Letzte Mahnung zur Rechnung {number}',
      message:
        'Guten Tag {name},\n\ndie Rechnung {number} ist seit dem {due} fällig; {open} sind seit {days} Tagen offen. Dies ist unsere letzte Mahnung: Geht Ihre Zahlung nicht binnen sieben Tagen ein, leiten wir weitere Schritte ein.{charges}\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Online ansehen: {link}',
    },
    it: {
      subject: 'Ultimo sollecito: fattura {number}',
      message:
        'Gentile {name},\n\nla fattura {number} è scaduta il {due}; {open} sono in ritardo di {days} giorni. È il nostro ultimo sollecito: se non riceviamo il pagamento entro sette giorni, procederemo al recupero del credito.{charges}\n\nCordiali saluti\n{firm}',
      link: 'La fattura online: {link}',
    },
    ru: {
      subject: 'Последнее напоминание: счёт {number}',
      message:
        'Здравствуйте, {name}!\n\nСрок оплаты счёта {number} истёк {due}; сумма {open} просрочена, дней: {days}. Это последнее напоминание: если оплата не поступит в течение семи дней, мы будем вынуждены взыскать долг.{charges}\n\nС уважением,\n{firm}',
      link: 'Посмотреть счёт в интернете: {link}',
    },
    es: {
      subject: 'Último recordatorio: factura {number}',
      message:
        'Estimado/a {name}:\n\nLa factura {number} venció el {due}; {open} llevan {days} días pendientes. Este es nuestro último recordatorio: si no recibimos su pago en siete días, tomaremos medidas para cobrarlo.{charges}\n\nUn saludo,\n{firm}',
      link: 'Verla en línea: {link}',
    },
  },
}
