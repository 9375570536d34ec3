import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

/** Asks whoever typed an address whether they want news. Gaps: name, firm, link. */
export const newsConsentTexts: Readonly<Record<Language, MailText>> = {
  en: {
    subject: 'Please confirm: news from {firm}',
    message:
      'Hello {name},\n\nThis address was entered in a form of {firm} to receive news by email.\n\nPlease confirm this within 7 days. If this wasn’t you, you can ignore this email: you will get no news.\n\nKind regards,\n{firm}',
    link: 'Confirm: {link}',
  },
  de: {
    subject: 'Bitte bestätigen: Neuigkeiten von {firm}',
    message:
      'Guten Tag {name},\n\ndiese Adresse wurde in ein Formular von {firm} eingetragen, um Neuigkeiten per E-Mail zu erhalten.\n\nBitte bestätigen Sie das innerhalb von 7 Tagen. Wenn Sie das nicht waren, müssen Sie nichts tun: Sie erhalten keine Neuigkeiten.\n\nMit freundlichen Grüßen\n{firm}',
    link: 'Bestätigen: {link}',
  },
  it: {
    subject: 'Conferma richiesta: novità da {firm}',
    message:
      'Buongiorno {name},\n\nquesto indirizzo è stato inserito in un modulo di {firm} per ricevere novità via e-mail.\n\nConfermi entro 7 giorni. Se non è stato lei, non faccia nulla: non riceverà novità.\n\nCordiali saluti\n{firm}',
    link: 'Per confermare: {link}',
  },
  ru: {
    subject: 'Подтвердите: новости от {firm}',
    message:
      'Здравствуйте, {name}!\n\nЭтот адрес указали в форме «{firm}», чтобы получать новости по почте.\n\nПодтвердите это в течение 7 дней. Если это были не вы, ничего не делайте: новости приходить не будут.\n\nС уважением,\n{firm}',
    link: 'Подтвердить: {link}',
  },
  es: {
    subject: 'Confirme, por favor: novedades de {firm}',
    message:
      'Hola, {name}:\n\nSe ha escrito esta dirección en un formulario de {firm} para recibir novedades por correo.\n\nConfírmelo en un plazo de 7 días. Si no ha sido usted, no haga nada: no recibirá novedades.\n\nUn saludo,\n{firm}',
    link: 'Confirmar: {link}',
  },
}
