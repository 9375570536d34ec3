import type { Language } from '#contract/core/fields.ts'
import type { NoticeSubject } from '#contract/public-site/notices-of-offerings.ts'
import { fillMail, type MailText } from '../../../../identity/mail-texts.ts'
import { offeringNames } from './offering-names.ts'

const everything: Record<Language, string> = {
  en: 'every new part',
  de: 'Alle neuen Bereiche',
  it: 'Tutte le nuove funzioni',
  ru: 'Все новые разделы',
  es: 'Todas las novedades',
}

const confirm: Record<Language, MailText> = {
  en: {
    subject: 'Confirm your address: {offering}',
    text: 'Hello,\n\nSomeone, hopefully you, asked us to write to this address as soon as Firmament offers: {offering}. Confirm it with this link within 7 days:\n{link}\n\nWe will not write about anything else. If it was not you, you can ignore this email, or remove the address at once:\n{leave}',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre Adresse: {offering}',
    text: 'Guten Tag,\n\njemand, hoffentlich Sie, möchte unter dieser Adresse erfahren, sobald es in Firmament verfügbar ist: {offering}. Bestätigen Sie das innerhalb von 7 Tagen mit diesem Link:\n{link}\n\nWir schreiben aus keinem anderen Grund. Wenn Sie es nicht waren, müssen Sie nichts tun; sofort entfernen lässt sich die Adresse hier:\n{leave}',
  },
  it: {
    subject: 'Confermi il suo indirizzo: {offering}',
    text: 'Buongiorno,\n\nqualcuno, speriamo lei, ha chiesto di ricevere un avviso a questo indirizzo quando in Firmament ci sarà: {offering}. Confermi entro 7 giorni con questo link:\n{link}\n\nNon scriviamo per altri motivi. Se non è stato lei, non deve fare nulla; per togliere subito l’indirizzo:\n{leave}',
  },
  ru: {
    subject: 'Подтвердите адрес: {offering}',
    text: 'Здравствуйте!\n\nКто-то (надеемся, вы) попросил написать на этот адрес, когда в Firmament появится раздел «{offering}». Подтвердите это по ссылке в течение 7 дней:\n{link}\n\nПо другим поводам мы не пишем. Если это были не вы, делать ничего не нужно; удалить адрес сразу можно здесь:\n{leave}',
  },
  es: {
    subject: 'Confirme su dirección: {offering}',
    text: 'Hola:\n\nAlguien, esperamos que usted, ha pedido que le avisemos en esta dirección cuando esté en Firmament lo siguiente: {offering}. Confírmelo con este enlace en los próximos 7 días:\n{link}\n\nNo escribimos por ningún otro motivo. Si no ha sido usted, no tiene que hacer nada; para quitar la dirección ahora mismo:\n{leave}',
  },
}

const isThere: Record<Language, MailText> = {
  en: {
    subject: 'Now in Firmament: {offering}',
    text: 'Hello,\n\nYou asked us to tell you: {offering} is now part of Firmament. What it does, and how to try it in the demo:\n{link}\n\nTo unsubscribe:\n{leave}',
  },
  de: {
    subject: 'Jetzt in Firmament: {offering}',
    text: 'Guten Tag,\n\nSie wollten benachrichtigt werden: {offering} gehört jetzt zu Firmament. Was der Bereich kann und wie Sie ihn in der Demo ausprobieren:\n{link}\n\nKeine weiteren Nachrichten:\n{leave}',
  },
  it: {
    subject: 'Ora in Firmament: {offering}',
    text: 'Buongiorno,\n\naveva chiesto di saperlo: in Firmament ora c’è «{offering}». Che cosa fa e come provarlo nella demo:\n{link}\n\nPer uscire da questo elenco:\n{leave}',
  },
  ru: {
    subject: 'Теперь в Firmament: {offering}',
    text: 'Здравствуйте!\n\nВы просили сообщить: в Firmament появился раздел «{offering}». Что он умеет и как попробовать его в демо:\n{link}\n\nОтписаться от этих писем:\n{leave}',
  },
  es: {
    subject: 'Ya en Firmament: {offering}',
    text: 'Hola:\n\nPidió que le avisáramos: «{offering}» ya forma parte de Firmament. Qué hace y cómo probarlo en la demo:\n{link}\n\nPara salir de esta lista:\n{leave}',
  },
}

const texts = { confirm, isThere }

/** Subject and text of a mail about what is still to come, in the reader's language. */
export function noticeMail(
  kind: keyof typeof texts,
  language: Language,
  about: NoticeSubject,
  links: { link: string; leave: string },
): MailText {
  const names = about === 'everything' ? everything : offeringNames[about]
  return fillMail(texts[kind][language], { ...links, offering: names[language] })
}
