import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

/** Mails to whoever ordered a place in a course. Gaps: name, course, date, firm, link. */
export const courseTexts: Record<
  'courseOrdered' | 'courseOpened' | 'courseDue',
  Readonly<Record<Language, MailText>>
> = {
  courseOrdered: {
    en: {
      subject: 'Your order: {course}',
      message:
        'Hello {name},\n\nThank you for ordering the course “{course}”. You will receive an invoice. As soon as it is paid, we will send you the link to your course.\n\nKind regards,\n{firm}',
    },
    de: {
      subject: 'Ihre Bestellung: {course}',
      message:
        'Guten Tag {name},\n\nvielen Dank für Ihre Bestellung des Kurses „{course}“. Sie erhalten eine Rechnung. Sobald sie bezahlt ist, senden wir Ihnen den Link zu Ihrem Kurs.\n\nMit freundlichen Grüßen\n{firm}',
    },
    it: {
      subject: 'Il suo ordine: {course}',
      message:
        'Buongiorno {name},\n\ngrazie per aver ordinato il corso «{course}». Riceverà una fattura. Appena è pagata, le inviamo il link al suo corso.\n\nCordiali saluti\n{firm}',
    },
    ru: {
      subject: 'Ваш заказ: {course}',
      message:
        'Здравствуйте, {name}!\n\nСпасибо за заказ курса «{course}». Вам придёт счёт. Как только он будет оплачен, мы пришлём ссылку на ваш курс.\n\nС уважением,\n{firm}',
    },
    es: {
      subject: 'Su pedido: {course}',
      message:
        'Hola, {name}:\n\nGracias por pedir el curso «{course}». Recibirá una factura. En cuanto esté pagada, le enviaremos el enlace a su curso.\n\nUn saludo,\n{firm}',
    },
  },
  courseOpened: {
    en: {
      subject: 'Your course is open: {course}',
      message:
        'Hello {name},\n\nYour course “{course}” is open. The link below is for you alone: keep this email and continue on any device.\n\nKind regards,\n{firm}',
      link: 'Open your course: {link}',
    },
    de: {
      subject: 'Ihr Kurs ist offen: {course}',
      message:
        'Guten Tag {name},\n\nIhr Kurs „{course}“ ist offen. Der Link unten ist nur für Sie bestimmt: Bewahren Sie diese E-Mail auf, dann können Sie auf jedem Gerät weiterlernen.\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Zu Ihrem Kurs: {link}',
    },
    it: {
      subject: 'Il suo corso è aperto: {course}',
      message:
        'Buongiorno {name},\n\nil suo corso «{course}» è aperto. Il link qui sotto è solo suo: conservi questa e-mail e continui su qualsiasi dispositivo.\n\nCordiali saluti\n{firm}',
      link: 'Al suo corso: {link}',
    },
    ru: {
      subject: 'Ваш курс открыт: {course}',
      message:
        'Здравствуйте, {name}!\n\nВаш курс «{course}» открыт. Ссылка ниже — только ваша: сохраните это письмо и продолжайте на любом устройстве.\n\nС уважением,\n{firm}',
      link: 'К вашему курсу: {link}',
    },
    es: {
      subject: 'Su curso está abierto: {course}',
      message:
        'Hola, {name}:\n\nSu curso «{course}» está abierto. El enlace de abajo es solo suyo: conserve este correo y siga en cualquier dispositivo.\n\nUn saludo,\n{firm}',
      link: 'A su curso: {link}',
    },
  },
  courseDue: {
    en: {
      subject: '{course}: by {date}',
      message:
        'Hello {name},\n\nThe last day of your course “{course}” is {date}.\n\nKind regards,\n{firm}',
      link: 'Open your course: {link}',
    },
    de: {
      subject: '{course}: bis {date}',
      message:
        'Guten Tag {name},\n\nder letzte Tag Ihres Kurses „{course}“ ist der {date}.\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Zu Ihrem Kurs: {link}',
    },
    it: {
      subject: '{course}: entro il {date}',
      message:
        'Buongiorno {name},\n\nl’ultimo giorno del suo corso «{course}» è il {date}.\n\nCordiali saluti\n{firm}',
      link: 'Al suo corso: {link}',
    },
    ru: {
      subject: '{course}: срок {date}',
      message:
        'Здравствуйте, {name}!\n\nПоследний день вашего курса «{course}»: {date}.\n\nС уважением,\n{firm}',
      link: 'К вашему курсу: {link}',
    },
    es: {
      subject: '{course}: hasta el {date}',
      message:
        'Hola, {name}:\n\nEl último día de su curso «{course}» es el {date}.\n\nUn saludo,\n{firm}',
      link: 'A su curso: {link}',
    },
  },
}
