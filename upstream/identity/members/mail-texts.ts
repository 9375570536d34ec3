import type { Language } from '#contract/core/fields.ts'

type Text = { subject: string; text: string }
type Texts = Record<Language, Text>

const invitation: Texts = {
  en: {
    subject: '{inviter} invites you to {firm}',
    text: 'Hello,\n\n{inviter} invites you to work in {firm} with Firmament. Your role: {role}.{note}\n\nOpen the invitation within 7 days:\n{link}\n\nThe link is only for you and works once. If you do not know {firm}, you can ignore this email.',
  },
  de: {
    subject: '{inviter} lädt Sie zu {firm} ein',
    text: 'Guten Tag,\n\n{inviter} lädt Sie ein, mit Firmament bei {firm} zu arbeiten. Ihre Rolle: {role}.{note}\n\nÖffnen Sie die Einladung innerhalb von 7 Tagen:\n{link}\n\nDer Link ist nur für Sie bestimmt und gilt einmal. Wenn Sie {firm} nicht kennen, müssen Sie nichts tun.',
  },
  it: {
    subject: '{inviter} la invita in {firm}',
    text: 'Buongiorno,\n\n{inviter} la invita a lavorare in {firm} con Firmament. Il suo ruolo: {role}.{note}\n\nApra l’invito entro 7 giorni:\n{link}\n\nIl link è solo per lei e vale una volta. Se non conosce {firm}, non deve fare nulla.',
  },
  ru: {
    subject: '{inviter} приглашает вас в {firm}',
    text: 'Здравствуйте!\n\n{inviter} приглашает вас работать в {firm} с помощью Firmament. Ваша роль: {role}.{note}\n\nОткройте приглашение в течение 7 дней:\n{link}\n\nСсылка предназначена только вам и действует один раз. Если {firm} вам не знакома, делать ничего не нужно.',
  },
  es: {
    subject: '{inviter} le invita a {firm}',
    text: 'Hola:\n\n{inviter} le invita a trabajar en {firm} con Firmament. Su rol: {role}.{note}\n\nAbra la invitación en un plazo de 7 días:\n{link}\n\nEl enlace es solo para usted y sirve una vez. Si no conoce {firm}, no tiene que hacer nada.',
  },
}

const role: Texts = {
  en: {
    subject: 'Your role in {firm} is now {role}',
    text: 'Hello {name},\n\n{inviter} changed your role in {firm}. It is now: {role}. For safety, you were signed out everywhere; sign in again here:\n{link}',
  },
  de: {
    subject: 'Ihre Rolle bei {firm} ist jetzt {role}',
    text: 'Guten Tag {name},\n\n{inviter} hat Ihre Rolle bei {firm} geändert. Sie lautet jetzt: {role}. Zur Sicherheit wurden Sie überall abgemeldet; hier melden Sie sich wieder an:\n{link}',
  },
  it: {
    subject: 'Il suo ruolo in {firm} ora è {role}',
    text: 'Buongiorno {name},\n\n{inviter} ha cambiato il suo ruolo in {firm}, che ora è: {role}. Per sicurezza è stata chiusa ogni sua sessione; acceda di nuovo qui:\n{link}',
  },
  ru: {
    subject: 'Ваша роль в {firm} теперь: {role}',
    text: 'Здравствуйте, {name}!\n\nВаша роль в {firm} изменена ({inviter}). Новая роль: {role}. Для безопасности все ваши сеансы завершены; войти снова можно здесь:\n{link}',
  },
  es: {
    subject: 'Su rol en {firm} es ahora {role}',
    text: 'Hola, {name}:\n\n{inviter} ha cambiado su rol en {firm}. Ahora es: {role}. Por seguridad se han cerrado todas sus sesiones; vuelva a iniciar sesión aquí:\n{link}',
  },
}

const suspended: Texts = {
  en: {
    subject: 'Your access to {firm} is suspended',
    text: 'Hello {name},\n\n{inviter} suspended your access to {firm}. Your account and your other firms stay as they are. If you think this is a mistake, write to {inviter}.',
  },
  de: {
    subject: 'Ihr Zugang zu {firm} ist gesperrt',
    text: 'Guten Tag {name},\n\n{inviter} hat Ihren Zugang zu {firm} gesperrt. Ihr Konto und Ihre anderen Firmen bleiben, wie sie sind. Wenn Sie das für einen Irrtum halten, wenden Sie sich an {inviter}.',
  },
  it: {
    subject: 'Il suo accesso a {firm} è sospeso',
    text: 'Buongiorno {name},\n\n{inviter} ha sospeso il suo accesso a {firm}. Il suo account e le altre sue aziende restano come sono. Se pensa che sia un errore, scriva a {inviter}.',
  },
  ru: {
    subject: 'Ваш доступ к {firm} приостановлен',
    text: 'Здравствуйте, {name}!\n\n{inviter} приостанавливает ваш доступ к {firm}. Ваша учётная запись и другие фирмы остаются без изменений. Если вы считаете это ошибкой, обратитесь к пользователю {inviter}.',
  },
  es: {
    subject: 'Su acceso a {firm} está suspendido',
    text: 'Hola, {name}:\n\n{inviter} ha suspendido su acceso a {firm}. Su cuenta y sus demás empresas siguen igual. Si cree que es un error, escriba a {inviter}.',
  },
}

const resumed: Texts = {
  en: {
    subject: 'You have access to {firm} again',
    text: 'Hello {name},\n\n{inviter} gave you access to {firm} again. Your role: {role}. Sign in here:\n{link}',
  },
  de: {
    subject: 'Sie haben wieder Zugang zu {firm}',
    text: 'Guten Tag {name},\n\n{inviter} hat Ihren Zugang zu {firm} wieder freigegeben. Ihre Rolle: {role}. Hier melden Sie sich an:\n{link}',
  },
  it: {
    subject: 'Il suo accesso a {firm} è di nuovo attivo',
    text: 'Buongiorno {name},\n\n{inviter} le ha riaperto {firm}. Il suo ruolo: {role}. Acceda qui:\n{link}',
  },
  ru: {
    subject: 'Ваш доступ к {firm} снова открыт',
    text: 'Здравствуйте, {name}!\n\n{inviter} снова открывает вам {firm}. Ваша роль: {role}. Войти можно здесь:\n{link}',
  },
  es: {
    subject: 'Su acceso a {firm} vuelve a estar activo',
    text: 'Hola, {name}:\n\n{inviter} le ha devuelto el acceso a {firm}. Su rol: {role}. Inicie sesión aquí:\n{link}',
  },
}

const removed: Texts = {
  en: {
    subject: 'You no longer have access to {firm}',
    text: 'Hello {name},\n\n{inviter} removed you from {firm}. Your account and your other firms stay as they are.',
  },
  de: {
    subject: 'Sie gehören nicht mehr zu {firm}',
    text: 'Guten Tag {name},\n\n{inviter} hat Sie aus {firm} entfernt. Ihr Konto und Ihre anderen Firmen bleiben, wie sie sind.',
  },
  it: {
    subject: 'Lei non fa più parte di {firm}',
    text: 'Buongiorno {name},\n\n{inviter} l’ha rimossa da {firm}. Il suo account e le altre sue aziende restano come sono.',
  },
  ru: {
    subject: 'У вас больше нет доступа к фирме {firm}',
    text: 'Здравствуйте, {name}!\n\n{inviter} исключает вас из {firm}. Ваша учётная запись и другие фирмы остаются без изменений.',
  },
  es: {
    subject: 'Ya no forma parte de {firm}',
    text: 'Hola, {name}:\n\n{inviter} ha retirado su acceso a {firm}. Su cuenta y sus demás empresas siguen igual.',
  },
}

const ownershipOffered: Texts = {
  en: {
    subject: '{inviter} offers you the ownership of {firm}',
    text: 'Hello {name},\n\n{inviter} wants to hand {firm} over to you. If you accept within 7 days, you are its owner and {inviter} becomes an administrator:\n{link}\n\nNothing changes until you accept.',
  },
  de: {
    subject: '{inviter} möchte Ihnen {firm} übergeben',
    text: 'Guten Tag {name},\n\n{inviter} möchte Ihnen {firm} übergeben. Wenn Sie innerhalb von 7 Tagen annehmen, sind Sie Inhaber und {inviter} wird Administrator:\n{link}\n\nSolange Sie nicht annehmen, ändert sich nichts.',
  },
  it: {
    subject: '{inviter} le offre la titolarità di {firm}',
    text: 'Buongiorno {name},\n\n{inviter} vuole cederle {firm}. Se accetta entro 7 giorni, il titolare sarà lei e {inviter} diventerà amministratore:\n{link}\n\nFinché non accetta, non cambia nulla.',
  },
  ru: {
    subject: '{inviter} предлагает вам стать владельцем {firm}',
    text: 'Здравствуйте, {name}!\n\n{inviter} хочет передать вам {firm}. Если вы согласитесь в течение 7 дней, владельцем станете вы, а {inviter} получит роль администратора:\n{link}\n\nПока вы не согласились, ничего не меняется.',
  },
  es: {
    subject: '{inviter} le ofrece la propiedad de {firm}',
    text: 'Hola, {name}:\n\n{inviter} quiere transferirle la propiedad de {firm}. Si acepta en un plazo de 7 días, usted será el propietario y {inviter} pasará a ser administrador:\n{link}\n\nHasta que acepte, no cambia nada.',
  },
}

const ownershipMoved: Texts = {
  en: {
    subject: '{inviter} is now the owner of {firm}',
    text: 'Hello {name},\n\n{inviter} accepted the ownership of {firm}. Your role is now: {role}. If you did not offer it, change your password and write to us at once.',
  },
  de: {
    subject: '{inviter} ist jetzt Inhaber von {firm}',
    text: 'Guten Tag {name},\n\n{inviter} hat {firm} übernommen. Ihre Rolle lautet jetzt: {role}. Wenn Sie das nicht angeboten haben, ändern Sie Ihr Passwort und schreiben Sie uns sofort.',
  },
  it: {
    subject: '{inviter} è ora titolare di {firm}',
    text: 'Buongiorno {name},\n\n{inviter} ha accettato la titolarità di {firm}. Il suo ruolo ora è: {role}. Se non l’ha offerta lei, cambi la password e ci scriva subito.',
  },
  ru: {
    subject: '{inviter} теперь владелец {firm}',
    text: 'Здравствуйте, {name}!\n\n{inviter} теперь владелец {firm}. Ваша новая роль: {role}. Если вы этого не предлагали, смените пароль и сразу напишите нам.',
  },
  es: {
    subject: '{inviter} es ahora el propietario de {firm}',
    text: 'Hola, {name}:\n\n{inviter} ha aceptado la propiedad de {firm}. Su rol es ahora: {role}. Si usted no la ofreció, cambie su contraseña y escríbanos de inmediato.',
  },
}

const texts = {
  invitation,
  role,
  suspended,
  resumed,
  removed,
  ownershipOffered,
  ownershipMoved,
}
export type MemberMail = keyof typeof texts

/** Subject and text of a mail about a membership, in the reader's language. */
export function memberMail(
  kind: MemberMail,
  language: Language,
  gaps: Record<string, string>,
): Text {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? '')
  const { subject, text } = texts[kind][language]
  return { subject: fill(subject), text: fill(text) }
}
