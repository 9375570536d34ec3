import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

type Texts = Readonly<Record<Language, MailText>>

/** Mails of the portal. Gaps: name, customer, firm, link. */
export const portalTexts: Record<'portalInvitation' | 'portalLink', Texts> = {
  portalInvitation: {
    en: {
      subject: 'Your customer portal at {firm}',
      message:
        'Hello {name},\n\nIn our customer portal you can see the quotes, invoices and tickets of {customer}. You need no password: enter your email address, and we will send you a link.\n\nKind regards,\n{firm}',
      link: 'Open the portal: {link}',
    },
    de: {
      subject: 'Ihr Kundenportal bei {firm}',
      message:
        'Guten Tag {name},\n\nin unserem Kundenportal sehen Sie Angebote, Rechnungen und Tickets von {customer}. Ein Passwort brauchen Sie nicht: Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link.\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Zum Portal: {link}',
    },
    it: {
      subject: 'Il suo portale clienti presso {firm}',
      message:
        'Buongiorno {name},\n\nnel nostro portale clienti trova preventivi, fatture e ticket di {customer}. Non serve una password: inserisca il suo indirizzo e-mail e le inviamo un link.\n\nCordiali saluti\n{firm}',
      link: 'Al portale: {link}',
    },
    ru: {
      subject: 'Ваш личный кабинет: {firm}',
      message:
        'Здравствуйте, {name}!\n\nВ личном кабинете клиента видны предложения, счета и обращения: {customer}. Пароль не нужен: введите адрес электронной почты, и мы пришлём ссылку.\n\nС уважением,\n{firm}',
      link: 'Личный кабинет: {link}',
    },
    es: {
      subject: 'Su portal de clientes de {firm}',
      message:
        'Hola, {name}:\n\nEn nuestro portal de clientes ve los presupuestos, facturas e incidencias de {customer}. No necesita contraseña: escriba su correo y le enviaremos un enlace.\n\nUn saludo,\n{firm}',
      link: 'Ir al portal: {link}',
    },
  },
  portalLink: {
    en: {
      subject: 'Your link to the customer portal of {firm}',
      message:
        'Hello {name},\n\nThis link opens the customer portal. It works once, within the next 30 minutes.\n\nIf you did not ask for it, you can ignore this email.\n\nKind regards,\n{firm}',
      link: 'Open the portal: {link}',
    },
    de: {
      subject: 'Ihr Link zum Kundenportal von {firm}',
      message:
        'Guten Tag {name},\n\ndieser Link öffnet das Kundenportal. Er gilt 30 Minuten lang und nur einmal.\n\nHaben Sie ihn nicht angefordert, müssen Sie nichts tun.\n\nMit freundlichen Grüßen\n{firm}',
      link: 'Portal öffnen: {link}',
    },
    it: {
      subject: 'Il suo link al portale clienti di {firm}',
      message:
        'Buongiorno {name},\n\ncon questo link entra nel portale clienti. Vale una sola volta, per mezz’ora.\n\nSe non l’ha richiesto, non deve fare nulla.\n\nCordiali saluti\n{firm}',
      link: 'Per entrare: {link}',
    },
    ru: {
      subject: 'Ссылка для входа в личный кабинет: {firm}',
      message:
        'Здравствуйте, {name}!\n\nПо этой ссылке вы войдёте в личный кабинет клиента. Она действует один раз, в течение получаса.\n\nЕсли вы её не запрашивали, ничего делать не нужно.\n\nС уважением,\n{firm}',
      link: 'Войти: {link}',
    },
    es: {
      subject: 'Su enlace al portal de clientes de {firm}',
      message:
        'Hola, {name}:\n\nCon este enlace entra en el portal de clientes. Sirve una sola vez, durante media hora.\n\nSi no lo ha pedido, no tiene que hacer nada.\n\nUn saludo,\n{firm}',
      link: 'Entrar: {link}',
    },
  },
}
