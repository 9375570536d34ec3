import type { Language } from '#contract/core/fields.ts'
import { fillMail, type MailText } from '../../../identity/mail-texts.ts'

const firmSuspended: Record<Language, MailText> = {
  en: {
    subject: '{firm} has been suspended',
    text: 'Hello {name},\n\nWe have suspended {firm}: no one can open it for now. Nothing has been deleted.\n\nReason: {reason}\n\nPlease write to us if you have any questions.',
  },
  de: {
    subject: '{firm} wurde gesperrt',
    text: 'Guten Tag {name},\n\nwir haben {firm} gesperrt: Zurzeit kann niemand sie öffnen. Gelöscht wurde nichts.\n\nGrund: {reason}\n\nSchreiben Sie uns, wenn Sie Fragen haben.',
  },
  it: {
    subject: '{firm} è stata sospesa',
    text: 'Buongiorno {name},\n\nabbiamo sospeso {firm}: per ora nessuno può accedervi. Nulla è stato eliminato.\n\nMotivo: {reason}\n\nSe qualcosa non è chiaro, ci scriva.',
  },
  ru: {
    subject: 'Доступ к фирме {firm} приостановлен',
    text: 'Здравствуйте, {name}!\n\nМы приостановили доступ к фирме {firm}: сейчас в неё никто не может войти. Ничего не удалено.\n\nПричина: {reason}\n\nЕсли вам что-то непонятно, напишите нам.',
  },
  es: {
    subject: '{firm} ha sido suspendida',
    text: 'Hola, {name}:\n\nHemos suspendido {firm}: por ahora nadie puede entrar. No se ha borrado nada.\n\nMotivo: {reason}\n\nSi no lo entiende, escríbanos.',
  },
}

const firmResumed: Record<Language, MailText> = {
  en: {
    subject: '{firm} is open again',
    text: 'Hello {name},\n\n{firm} is open again, with everything as you left it:\n{link}',
  },
  de: {
    subject: '{firm} ist wieder offen',
    text: 'Guten Tag {name},\n\n{firm} ist wieder offen, und alles ist, wie Sie es verlassen haben:\n{link}',
  },
  it: {
    subject: '{firm} è di nuovo accessibile',
    text: 'Buongiorno {name},\n\n{firm} è di nuovo accessibile e tutto è come l’ha lasciato:\n{link}',
  },
  ru: {
    subject: 'Фирма {firm} снова доступна',
    text: 'Здравствуйте, {name}!\n\nФирма {firm} снова доступна, всё осталось как было:\n{link}',
  },
  es: {
    subject: '{firm} vuelve a estar abierta',
    text: 'Hola, {name}:\n\n{firm} vuelve a estar abierta y todo sigue como lo dejó:\n{link}',
  },
}

const userSuspended: Record<Language, MailText> = {
  en: {
    subject: 'Your account has been suspended',
    text: 'Hello {name},\n\nWe have suspended your account: you cannot sign in for now. Nothing has been deleted.\n\nReason: {reason}\n\nPlease write to us if you have any questions.',
  },
  de: {
    subject: 'Ihr Konto wurde gesperrt',
    text: 'Guten Tag {name},\n\nwir haben Ihr Konto gesperrt: Sie können sich zurzeit nicht anmelden. Gelöscht wurde nichts.\n\nGrund: {reason}\n\nSchreiben Sie uns, wenn Sie Fragen haben.',
  },
  it: {
    subject: 'Il suo account è stato sospeso',
    text: 'Buongiorno {name},\n\nabbiamo sospeso il suo account: per ora non può accedere. Nulla è stato eliminato.\n\nMotivo: {reason}\n\nSe qualcosa non è chiaro, ci scriva.',
  },
  ru: {
    subject: 'Ваша учётная запись приостановлена',
    text: 'Здравствуйте, {name}!\n\nМы приостановили вашу учётную запись: сейчас вы не можете войти. Ничего не удалено.\n\nПричина: {reason}\n\nЕсли вам что-то непонятно, напишите нам.',
  },
  es: {
    subject: 'Su cuenta ha sido suspendida',
    text: 'Hola, {name}:\n\nHemos suspendido su cuenta: por ahora no puede iniciar sesión. No se ha borrado nada.\n\nMotivo: {reason}\n\nSi no lo entiende, escríbanos.',
  },
}

const userResumed: Record<Language, MailText> = {
  en: {
    subject: 'Your account is open again',
    text: 'Hello {name},\n\nYour account is open again. Sign in here:\n{link}',
  },
  de: {
    subject: 'Ihr Konto ist wieder offen',
    text: 'Guten Tag {name},\n\nIhr Konto ist wieder offen. Hier melden Sie sich an:\n{link}',
  },
  it: {
    subject: 'Il suo account è di nuovo attivo',
    text: 'Buongiorno {name},\n\nil suo account è di nuovo attivo. Acceda qui:\n{link}',
  },
  ru: {
    subject: 'Ваша учётная запись снова доступна',
    text: 'Здравствуйте, {name}!\n\nВаша учётная запись снова доступна. Войти можно здесь:\n{link}',
  },
  es: {
    subject: 'Su cuenta vuelve a estar abierta',
    text: 'Hola, {name}:\n\nSu cuenta vuelve a estar abierta. Inicie sesión aquí:\n{link}',
  },
}

const administratorInvited: Record<Language, MailText> = {
  en: {
    subject: 'You are an administrator of Firmament',
    text: 'Hello {name},\n\n{by} made you an administrator of Firmament. Set your password with this link within 30 minutes; it works once:\n{link}\n\nAfter that, ask for a new link here:\n{again}',
  },
  de: {
    subject: 'Sie verwalten jetzt Firmament',
    text: 'Guten Tag {name},\n\n{by} hat Sie zum Administrator von Firmament gemacht. Mit diesem Link legen Sie in den nächsten 30 Minuten Ihr Passwort fest; er gilt einmal:\n{link}\n\nDanach fordern Sie hier einen neuen Link an:\n{again}',
  },
  it: {
    subject: 'Lei è ora amministratore di Firmament',
    text: 'Buongiorno {name},\n\n{by} le ha dato il ruolo di amministratore di Firmament. Con questo link può impostare la password entro 30 minuti; vale una volta sola:\n{link}\n\nPiù tardi può chiedere qui un nuovo link:\n{again}',
  },
  ru: {
    subject: 'Вы администратор Firmament',
    text: 'Здравствуйте, {name}!\n\n{by} назначает вас администратором Firmament. По этой ссылке вы можете задать пароль в течение 30 минут; она действует один раз:\n{link}\n\nПозже запросите новую ссылку здесь:\n{again}',
  },
  es: {
    subject: 'Ya es administrador de Firmament',
    text: 'Hola, {name}:\n\n{by} le ha nombrado administrador de Firmament. Elija su contraseña con este enlace en los próximos 30 minutos; sirve una sola vez:\n{link}\n\nMás tarde puede pedir aquí otro enlace:\n{again}',
  },
}

const contactAnswer: Record<Language, MailText> = {
  en: {
    subject: 'Your message to Firmament',
    text: 'Hello {name},\n\n{answer}\n\nYou wrote:\n{question}',
  },
  de: {
    subject: 'Ihre Nachricht an Firmament',
    text: 'Guten Tag {name},\n\n{answer}\n\nSie schrieben:\n{question}',
  },
  it: {
    subject: 'Il suo messaggio a Firmament',
    text: 'Buongiorno {name},\n\n{answer}\n\nLei ha scritto:\n{question}',
  },
  ru: {
    subject: 'Ваше сообщение в Firmament',
    text: 'Здравствуйте, {name}!\n\n{answer}\n\nВы писали:\n{question}',
  },
  es: {
    subject: 'Su mensaje a Firmament',
    text: 'Hola, {name}:\n\n{answer}\n\nUsted escribió:\n{question}',
  },
}

const texts = {
  firmSuspended,
  firmResumed,
  userSuspended,
  userResumed,
  administratorInvited,
  contactAnswer,
}
export type AdministrationMail = keyof typeof texts

/** Subject and text of what the platform writes to people, in the reader's language. */
export function administrationMail(
  kind: AdministrationMail,
  language: Language,
  gaps: Record<string, string>,
): MailText {
  return fillMail(texts[kind][language], gaps)
}
