import type { Language } from '#contract/core/fields.ts'

/** A mail with `{gaps}` in it. */
export type MailText = { subject: string; text: string }

const welcome: Record<Language, MailText> = {
  en: {
    subject: 'Welcome to Firmament',
    text: 'Hello {name},\n\nYour account is ready. Open this link within 3 days to confirm that this address is yours:\n{link}\n\nIf you did not register, someone else used your address; write to us and we will remove the account.',
  },
  de: {
    subject: 'Willkommen bei Firmament',
    text: 'Guten Tag {name},\n\nIhr Konto ist bereit. Bestätigen Sie mit diesem Link innerhalb von 3 Tagen, dass diese Adresse Ihnen gehört:\n{link}\n\nWenn Sie sich nicht registriert haben, hat jemand anderes Ihre Adresse benutzt; schreiben Sie uns, dann entfernen wir das Konto.',
  },
  it: {
    subject: 'Benvenuto in Firmament',
    text: 'Buongiorno {name},\n\nil suo account è pronto. Confermi con questo link entro 3 giorni che questo indirizzo è suo:\n{link}\n\nSe non si è registrato lei, qualcun altro ha usato il suo indirizzo: ci scriva e rimuoveremo l’account.',
  },
  ru: {
    subject: 'Добро пожаловать в Firmament',
    text: 'Здравствуйте, {name}!\n\nВаша учётная запись готова. Подтвердите по этой ссылке в течение 3 дней, что этот адрес ваш:\n{link}\n\nЕсли вы не регистрировались, кто-то другой указал ваш адрес: напишите нам, и мы удалим учётную запись.',
  },
  es: {
    subject: 'Bienvenido a Firmament',
    text: 'Hola, {name}:\n\nSu cuenta está lista. Confirme con este enlace en los próximos 3 días que esta dirección es suya:\n{link}\n\nSi usted no se ha registrado, otra persona ha usado su dirección; escríbanos y eliminaremos la cuenta.',
  },
}

/** Where another provider has confirmed the address. */
const welcomed: Record<Language, MailText> = {
  en: {
    subject: 'Welcome to Firmament',
    text: 'Hello {name},\n\nYour account is ready. Start with your first firm:\n{link}\n\nIf you did not register, write to us and we will remove the account.',
  },
  de: {
    subject: 'Willkommen bei Firmament',
    text: 'Guten Tag {name},\n\nIhr Konto ist bereit. Beginnen Sie mit Ihrer ersten Firma:\n{link}\n\nWenn Sie sich nicht registriert haben, schreiben Sie uns, dann entfernen wir das Konto.',
  },
  it: {
    subject: 'Benvenuto in Firmament',
    text: 'Buongiorno {name},\n\nil suo account è pronto. Cominci con la sua prima azienda:\n{link}\n\nSe non si è registrato lei, ci scriva e rimuoveremo l’account.',
  },
  ru: {
    subject: 'Добро пожаловать в Firmament',
    text: 'Здравствуйте, {name}!\n\nВаша учётная запись готова. Начните с первой фирмы:\n{link}\n\nЕсли вы не регистрировались, напишите нам, и мы удалим учётную запись.',
  },
  es: {
    subject: 'Bienvenido a Firmament',
    text: 'Hola, {name}:\n\nSu cuenta está lista. Empiece con su primera empresa:\n{link}\n\nSi usted no se ha registrado, escríbanos y eliminaremos la cuenta.',
  },
}

const taken: Record<Language, MailText> = {
  en: {
    subject: 'Someone tried to register with your address',
    text: 'Hello {name},\n\nSomeone tried to register with your address. You have an account already and nothing was changed. If it was you, sign in here:\n{link}\n\nIf it was not you, there is nothing to do.',
  },
  de: {
    subject: 'Jemand wollte sich mit Ihrer Adresse registrieren',
    text: 'Guten Tag {name},\n\njemand wollte sich mit Ihrer Adresse registrieren. Sie haben schon ein Konto, und es wurde nichts geändert. Wenn Sie es waren, melden Sie sich hier an:\n{link}\n\nWenn Sie es nicht waren, müssen Sie nichts tun.',
  },
  it: {
    subject: 'Qualcuno ha provato a registrarsi con il suo indirizzo',
    text: 'Buongiorno {name},\n\nqualcuno ha provato a registrarsi con il suo indirizzo. Lei ha già un account e nulla è stato modificato. Se è stato lei, acceda qui:\n{link}\n\nSe non è stato lei, non deve fare nulla.',
  },
  ru: {
    subject: 'Кто-то пытался зарегистрироваться с вашим адресом',
    text: 'Здравствуйте, {name}!\n\nКто-то пытался зарегистрироваться с вашим адресом. У вас уже есть учётная запись, и ничего не изменилось. Если это были вы, войдите здесь:\n{link}\n\nЕсли это были не вы, делать ничего не нужно.',
  },
  es: {
    subject: 'Alguien ha intentado registrarse con su dirección',
    text: 'Hola, {name}:\n\nAlguien ha intentado registrarse con su dirección. Usted ya tiene una cuenta y no se ha cambiado nada. Si ha sido usted, inicie sesión aquí:\n{link}\n\nSi no ha sido usted, no tiene que hacer nada.',
  },
}

const texts = { welcome, welcomed, taken }

/** Subject and text of a mail about an account, in the reader's language. */
export function accountMail(
  kind: keyof typeof texts,
  language: Language,
  gaps: { name: string; link: string },
): MailText {
  return fillMail(texts[kind][language], gaps)
}

/**
 * Puts what is known into the gaps, each as it is: a name with a gap in it stays a name, but loses
 * its addresses, because a stranger may have chosen it to be read by somebody else.
 */
export function fillMail({ subject, text }: MailText, gaps: Record<string, string>): MailText {
  const known = { ...gaps, name: withoutAddresses(gaps.name ?? '') }
  const fill = (words: string) =>
    words.replace(
      /\{(\w+)\}/g,
      (gap, name: string) => new Map(Object.entries(known)).get(name) ?? gap,
    )
  return { subject: fill(subject), text: fill(text) }
}

/** A name without addresses: in a mail of ours they would look like our own. */
export function withoutAddresses(name: string): string {
  return name.replace(/\S*(:\/\/|www\.)\S*/gi, '…')
}
