import type { Language } from '#contract/core/fields.ts'
import type { MailText } from '../../firm/mails/index.ts'

type Texts = Readonly<Record<Language, MailText>>

const links: Readonly<Record<Language, string>> = {
  en: 'Read and answer here: {link}',
  de: 'Hier lesen und antworten: {link}',
  it: 'Per leggere e rispondere: {link}',
  ru: 'Прочитать и ответить: {link}',
  es: 'Leer y responder aquí: {link}',
}

const questions: Readonly<Record<Language, string>> = {
  en: 'Were we able to help? Tell us here, or write again: {link}',
  de: 'Konnten wir helfen? Sagen Sie es uns hier, oder schreiben Sie noch einmal: {link}',
  it: 'L’abbiamo aiutata? Ce lo dica qui, o ci scriva di nuovo: {link}',
  ru: 'Помогли ли мы? Ответьте здесь или напишите ещё раз: {link}',
  es: '¿Le hemos ayudado? Díganoslo aquí o escríbanos otra vez: {link}',
}

/** Mails to whoever asked support. Gaps: name, number, subject, answer, sender, firm, link. */
export const supportTexts: Record<
  'supportTicketReceived' | 'supportTicketAnswered' | 'supportTicketSolved',
  Texts
> = {
  supportTicketReceived: {
    en: {
      subject: '{number}: {subject}',
      message:
        'Hello {name},\n\nThank you for writing. We have received your request; its number is {number}. We will answer as soon as we can.\n\nKind regards,\n{firm}',
      link: links.en,
    },
    de: {
      subject: '{number}: {subject}',
      message:
        'Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Ihre Anfrage ist bei uns angekommen; sie hat die Nummer {number}. Wir antworten so bald wie möglich.\n\nMit freundlichen Grüßen\n{firm}',
      link: links.de,
    },
    it: {
      subject: '{number}: {subject}',
      message:
        'Buongiorno {name},\n\ngrazie per averci scritto. Abbiamo ricevuto la sua richiesta, con il numero {number}. Le risponderemo il prima possibile.\n\nCordiali saluti\n{firm}',
      link: links.it,
    },
    ru: {
      subject: '{number}: {subject}',
      message:
        'Здравствуйте, {name}!\n\nСпасибо за сообщение. Мы получили ваше обращение, его номер — {number}. Ответим, как только сможем.\n\nС уважением,\n{firm}',
      link: links.ru,
    },
    es: {
      subject: '{number}: {subject}',
      message:
        'Hola, {name}:\n\nGracias por escribirnos. Hemos recibido su consulta, con el número {number}. Le responderemos lo antes posible.\n\nUn saludo,\n{firm}',
      link: links.es,
    },
  },
  supportTicketAnswered: {
    en: {
      subject: 'Re: {number}: {subject}',
      message: 'Hello {name},\n\n{answer}\n\nKind regards,\n{sender}, {firm}',
      link: links.en,
    },
    de: {
      subject: 'Re: {number}: {subject}',
      message: 'Guten Tag {name},\n\n{answer}\n\nMit freundlichen Grüßen\n{sender}, {firm}',
      link: links.de,
    },
    it: {
      subject: 'Re: {number}: {subject}',
      message: 'Buongiorno {name},\n\n{answer}\n\nCordiali saluti\n{sender}, {firm}',
      link: links.it,
    },
    ru: {
      subject: 'Re: {number}: {subject}',
      message: 'Здравствуйте, {name}!\n\n{answer}\n\nС уважением,\n{sender}, {firm}',
      link: links.ru,
    },
    es: {
      subject: 'Re: {number}: {subject}',
      message: 'Hola, {name}:\n\n{answer}\n\nUn saludo,\n{sender}, {firm}',
      link: links.es,
    },
  },
  supportTicketSolved: {
    en: {
      subject: 'Solved: {number}: {subject}',
      message:
        'Hello {name},\n\n{answer}\n\nWe now consider your request {number} solved.\n\nKind regards,\n{sender}, {firm}',
      link: questions.en,
    },
    de: {
      subject: 'Gelöst: {number}: {subject}',
      message:
        'Guten Tag {name},\n\n{answer}\n\nDamit betrachten wir Ihre Anfrage {number} als gelöst.\n\nMit freundlichen Grüßen\n{sender}, {firm}',
      link: questions.de,
    },
    it: {
      subject: 'Risolto: {number}: {subject}',
      message:
        'Buongiorno {name},\n\n{answer}\n\nCon questo la sua richiesta {number} per noi è risolta.\n\nCordiali saluti\n{sender}, {firm}',
      link: questions.it,
    },
    ru: {
      subject: 'Решено: {number}: {subject}',
      message:
        'Здравствуйте, {name}!\n\n{answer}\n\nНа этом мы считаем ваше обращение {number} решённым.\n\nС уважением,\n{sender}, {firm}',
      link: questions.ru,
    },
    es: {
      subject: 'Resuelta: {number}: {subject}',
      message:
        'Hola, {name}:\n\n{answer}\n\nCon esto damos por resuelta su consulta {number}.\n\nUn saludo,\n{sender}, {firm}',
      link: questions.es,
    },
  },
}
