import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

type Texts = Readonly<Record<Language, MailText>>

/** Mails to partners. Gaps: name, code, coupon, firm, link. */
export const partnerTexts: Record<'partnerApproved', Texts> = {
  partnerApproved: {
    en: {
      subject: 'You are now an affiliate of {firm}',
      message:
        'Hello {name},\n\nYour application was approved. Share the link below with people who might need us. Your coupon code: {coupon}\n\nKind regards,\n{firm}',
      link: 'Your link: {link}',
    },
    de: {
      subject: 'Sie sind jetzt Partner von {firm}',
      message:
        'Guten Tag {name},\n\nIhre Bewerbung wurde angenommen. Geben Sie den folgenden Link an alle weiter, die uns brauchen könnten. Ihr Couponcode: {coupon}\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Ihr Link: {link}',
    },
    it: {
      subject: 'Ora è affiliato di {firm}',
      message:
        'Buongiorno {name},\n\nla sua richiesta è stata approvata. Condivida il link qui sotto con chi potrebbe avere bisogno di noi. Il suo codice sconto: {coupon}\n\nCordiali saluti\n{firm}',
      link: 'Il suo link: {link}',
    },
    ru: {
      subject: 'Вы стали партнёром: {firm}',
      message:
        'Здравствуйте, {name}!\n\nВаша заявка одобрена. Делитесь ссылкой ниже с теми, кому мы можем пригодиться. Ваш промокод: {coupon}\n\nС уважением,\n{firm}',
      link: 'Ваша ссылка: {link}',
    },
    es: {
      subject: 'Ya es afiliado de {firm}',
      message:
        'Hola, {name}:\n\nHemos aprobado su solicitud. Comparta el enlace de abajo con quien pueda necesitarnos. Su código de cupón: {coupon}\n\nUn saludo,\n{firm}',
      link: 'Su enlace: {link}',
    },
  },
}
