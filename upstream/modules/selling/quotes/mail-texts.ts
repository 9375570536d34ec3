import type { Language } from '#contract/core/fields.ts'

/** Mails to customers. Gaps: number, firm, name, total, until (the last day), link. */
export const mailTexts: Readonly<
  Record<Language, { subject: string; message: string; link: string }>
> = {
  en: {
    subject: 'Quote {number} from {firm}',
    message:
      'Dear {name},\n\nThank you for your enquiry. Please find attached our quote {number} for {total}. You can accept it online until {until}.\n\nKind regards,\n{firm}',
    link: 'View, choose and accept online: {link}',
  },
  de: {
    subject: 'Angebot {number} von {firm}',
    message:
      'Guten Tag {name},\n\nvielen Dank für Ihre Anfrage. Anbei erhalten Sie unser Angebot {number} über {total}. Sie können es bis {until} online annehmen.\n\nMit freundlichen Grüßen\n{firm}',
    link: 'Online ansehen, auswählen und annehmen: {link}',
  },
  it: {
    subject: 'Preventivo {number} di {firm}',
    message:
      'Gentile {name},\n\ngrazie per la sua richiesta. In allegato trova il nostro preventivo {number} di {total}. Può accettarlo online fino al {until}.\n\nCordiali saluti\n{firm}',
    link: 'Per leggerlo, scegliere e accettare online: {link}',
  },
  ru: {
    subject: 'Коммерческое предложение {number} от {firm}',
    message:
      'Здравствуйте, {name}!\n\nБлагодарим за обращение. Во вложении — наше предложение {number} на сумму {total}. Принять его в интернете можно до {until}\n\nС уважением,\n{firm}',
    link: 'Посмотреть, выбрать и принять в интернете: {link}',
  },
  es: {
    subject: 'Presupuesto {number} de {firm}',
    message:
      'Estimado/a {name}:\n\nGracias por su consulta. Adjuntamos nuestro presupuesto {number} por {total}. Puede aceptarlo en línea hasta el {until}.\n\nUn saludo,\n{firm}',
    link: 'Ver, elegir y aceptar en línea: {link}',
  },
}
