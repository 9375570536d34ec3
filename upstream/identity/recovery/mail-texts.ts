import type { Language } from '#contract/core/fields.ts'
import { fillMail, type MailText } from '../mail-texts.ts'

const loginLink: Record<Language, MailText> = {
  en: {
    subject: 'Your sign-in link',
    text: 'Hello {name},\n\nSign in with this link within 10 minutes. It works once:\n{link}\n\nOr type this code where you asked for it, within 3 minutes: {code}\n\nIf you did not request this, you can ignore this email. No one can sign in without this email.',
  },
  de: {
    subject: 'Ihr Anmeldelink',
    text: 'Guten Tag {name},\n\nmit diesem Link melden Sie sich in den nächsten 10 Minuten an. Er gilt einmal:\n{link}\n\nOder geben Sie innerhalb von 3 Minuten diesen Code dort ein, wo Sie ihn angefordert haben: {code}\n\nWenn Sie ihn nicht angefordert haben, müssen Sie nichts tun. Ohne diese E-Mail kann sich niemand anmelden.',
  },
  it: {
    subject: 'Il suo link di accesso',
    text: 'Buongiorno {name},\n\nacceda con questo link entro 10 minuti. Vale una volta sola:\n{link}\n\nOppure digiti entro 3 minuti questo codice dove lo ha richiesto: {code}\n\nSe non lo ha richiesto, non deve fare nulla. Senza questa e-mail nessuno può entrare.',
  },
  ru: {
    subject: 'Ваша ссылка для входа',
    text: 'Здравствуйте, {name}!\n\nВойдите по этой ссылке в течение 10 минут. Она действует один раз:\n{link}\n\nИли в течение 3 минут введите этот код там, где вы его запросили: {code}\n\nЕсли вы ничего не запрашивали, делать ничего не нужно. Без этого письма никто не войдёт.',
  },
  es: {
    subject: 'Su enlace de acceso',
    text: 'Hola, {name}:\n\nInicie sesión con este enlace en los próximos 10 minutos. Sirve una sola vez:\n{link}\n\nO escriba en los próximos 3 minutos este código donde lo pidió: {code}\n\nSi no lo ha pedido usted, no tiene que hacer nada. Sin este correo no entra nadie.',
  },
}

const resetLink: Record<Language, MailText> = {
  en: {
    subject: 'Set a new password',
    text: 'Hello {name},\n\nSet a new password with this link within 30 minutes. It works once:\n{link}\n\nIf you did not request this, you can ignore this email. Your password stays as it is.',
  },
  de: {
    subject: 'Neues Passwort festlegen',
    text: 'Guten Tag {name},\n\nmit diesem Link legen Sie in den nächsten 30 Minuten ein neues Passwort fest. Er gilt einmal:\n{link}\n\nWenn Sie ihn nicht angefordert haben, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
  },
  it: {
    subject: 'Imposti una nuova password',
    text: 'Buongiorno {name},\n\ncon questo link può impostare una nuova password entro 30 minuti. Vale una volta sola:\n{link}\n\nSe non lo ha richiesto, non deve fare nulla. La sua password resta com’è.',
  },
  ru: {
    subject: 'Новый пароль',
    text: 'Здравствуйте, {name}!\n\nПо этой ссылке вы можете задать новый пароль в течение 30 минут. Она действует один раз:\n{link}\n\nЕсли вы ничего не запрашивали, делать ничего не нужно. Ваш пароль останется прежним.',
  },
  es: {
    subject: 'Elija una nueva contraseña',
    text: 'Hola, {name}:\n\nElija una nueva contraseña con este enlace en los próximos 30 minutos. Sirve una sola vez:\n{link}\n\nSi no lo ha pedido usted, no tiene que hacer nada. Su contraseña sigue siendo la misma.',
  },
}

const passwordChanged: Record<Language, MailText> = {
  en: {
    subject: 'Your password was changed',
    text: 'Hello {name},\n\nYour password was changed and every other device was signed out.\n\nIf it was not you, set a new one at once:\n{link}',
  },
  de: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'Guten Tag {name},\n\nIhr Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet.\n\nWenn Sie das nicht waren, legen Sie sofort ein neues fest:\n{link}',
  },
  it: {
    subject: 'La sua password è stata cambiata',
    text: 'Buongiorno {name},\n\nla sua password è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.\n\nSe non è stato lei, ne imposti subito una nuova:\n{link}',
  },
  ru: {
    subject: 'Ваш пароль изменён',
    text: 'Здравствуйте, {name}!\n\nВаш пароль изменён, на всех других устройствах выполнен выход.\n\nЕсли это были не вы, сразу задайте новый:\n{link}',
  },
  es: {
    subject: 'Su contraseña ha cambiado',
    text: 'Hola, {name}:\n\nSu contraseña ha cambiado y se ha cerrado la sesión en todos los demás dispositivos.\n\nSi no ha sido usted, elija otra de inmediato:\n{link}',
  },
}

const verify: Record<Language, MailText> = {
  en: {
    subject: 'Confirm your address',
    text: 'Hello {name},\n\nConfirm with this link within 3 days that this address is yours:\n{link}\n\nIf you have no account with us, you can ignore this email.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre Adresse',
    text: 'Guten Tag {name},\n\nbestätigen Sie mit diesem Link innerhalb von 3 Tagen, dass diese Adresse Ihnen gehört:\n{link}\n\nWenn Sie kein Konto bei uns haben, müssen Sie nichts tun.',
  },
  it: {
    subject: 'Confermi il suo indirizzo',
    text: 'Buongiorno {name},\n\nconfermi con questo link entro 3 giorni che questo indirizzo è suo:\n{link}\n\nSe non ha un account da noi, non deve fare nulla.',
  },
  ru: {
    subject: 'Подтвердите ваш адрес',
    text: 'Здравствуйте, {name}!\n\nПодтвердите по этой ссылке в течение 3 дней, что этот адрес ваш:\n{link}\n\nЕсли у вас нет учётной записи у нас, делать ничего не нужно.',
  },
  es: {
    subject: 'Confirme su dirección',
    text: 'Hola, {name}:\n\nConfirme con este enlace en los próximos 3 días que esta dirección es suya:\n{link}\n\nSi no tiene una cuenta con nosotros, no tiene que hacer nada.',
  },
}

const confirmCode: Record<Language, MailText> = {
  en: {
    subject: 'Your code: {code}',
    text: 'Hello {name},\n\nWith this code you confirm within 3 minutes that it is you: {code}\n\nIf you did not ask for it, someone else is using your session: sign out on all devices at\n{link}',
  },
  de: {
    subject: 'Ihr Code: {code}',
    text: 'Guten Tag {name},\n\nmit diesem Code bestätigen Sie in den nächsten 3 Minuten, dass Sie es sind: {code}\n\nWenn Sie ihn nicht angefordert haben, benutzt jemand anderes Ihre Sitzung. Melden Sie hier alle Geräte ab:\n{link}',
  },
  it: {
    subject: 'Il suo codice: {code}',
    text: 'Buongiorno {name},\n\ncon questo codice conferma entro 3 minuti che è lei: {code}\n\nSe non lo ha richiesto, qualcun altro sta usando la sua sessione. Disconnetta tutti i dispositivi qui:\n{link}',
  },
  ru: {
    subject: 'Ваш код: {code}',
    text: 'Здравствуйте, {name}!\n\nЭтим кодом вы подтверждаете в течение 3 минут, что это вы: {code}\n\nЕсли вы его не запрашивали, кто-то другой пользуется вашим сеансом. Завершите сеансы на всех устройствах здесь:\n{link}',
  },
  es: {
    subject: 'Su código: {code}',
    text: 'Hola, {name}:\n\nCon este código confirma en los próximos 3 minutos que es usted: {code}\n\nSi no lo ha pedido, otra persona está usando su sesión. Cierre la sesión en todos los dispositivos aquí:\n{link}',
  },
}

/** Without the name: it is the choice of whoever registered, who may be somebody else. */
const addressProven: Record<Language, MailText> = {
  en: {
    subject: 'Your earlier setup is no longer valid',
    text: 'Hello,\n\nSomeone had registered at Firmament with this address, and today it was confirmed for the first time. Because that may not have been you, the earlier setup is no longer valid: the password, every session, passkeys, two-factor authentication, the phone number and linked accounts.\n\nThe firms in this account are still there: check whether they are yours. If it was you who registered, set up what you need again. Set a password here, unless you have already done so:\n{link}',
  },
  de: {
    subject: 'Ihre frühere Einrichtung gilt nicht mehr',
    text: 'Guten Tag,\n\nmit dieser Adresse hatte sich jemand bei Firmament registriert, und heute wurde sie zum ersten Mal bestätigt. Weil das jemand anderes gewesen sein kann, gilt nichts mehr, was vorher eingerichtet war: Passwort, Sitzungen, Passkeys, Zwei-Faktor-Authentifizierung, Telefonnummer und verknüpfte Konten.\n\nFirmen in diesem Konto sind geblieben: Prüfen Sie, ob es Ihre sind. Wenn Sie sich selbst registriert haben, richten Sie wieder ein, was Sie brauchen. Hier legen Sie ein Passwort fest, falls Sie das nicht schon getan haben:\n{link}',
  },
  it: {
    subject: 'Le impostazioni precedenti non sono più valide',
    text: 'Buongiorno,\n\nqualcuno si era registrato a Firmament con questo indirizzo, che oggi è stato confermato per la prima volta. Poiché potrebbe non essere stato lei, tutto ciò che era stato impostato prima non è più valido: password, sessioni, passkey, autenticazione a due fattori, numero di telefono e account collegati.\n\nLe aziende di questo account sono rimaste: verifichi che siano sue. Se si era registrato lei, imposti di nuovo ciò che le serve. Qui può impostare una password, se non lo ha già fatto:\n{link}',
  },
  ru: {
    subject: 'Всё, что было настроено раньше, больше не действует',
    text: 'Здравствуйте!\n\nКто-то зарегистрировался в Firmament с этим адресом, и сегодня он подтверждён впервые. Поскольку это могли быть не вы, всё настроенное раньше больше не действует: пароль, сеансы, ключи доступа, второй фактор, номер телефона и связанные учётные записи.\n\nФирмы в этой учётной записи сохранены: проверьте, ваши ли они. Если регистрировались вы, настройте заново то, что вам нужно. Здесь можно задать пароль, если вы этого ещё не сделали:\n{link}',
  },
  es: {
    subject: 'Los métodos de acceso anteriores ya no son válidos',
    text: 'Hola:\n\nAlguien se había registrado en Firmament con esta dirección, y hoy se ha confirmado por primera vez. Como puede que no fuera usted, nada de lo configurado antes es válido ya: la contraseña, las sesiones, las llaves de acceso, la verificación en dos pasos, el número de teléfono y las cuentas vinculadas.\n\nLas empresas de esta cuenta se han conservado: compruebe si son suyas. Si se registró usted, vuelva a configurar lo que necesite. Aquí puede elegir una contraseña, si no lo ha hecho ya:\n{link}',
  },
}

const texts = { loginLink, resetLink, passwordChanged, verify, confirmCode, addressProven }
export type RecoveryMail = keyof typeof texts

/** Subject and text of a mail that brings a link or a code, or tells of a new password. */
export function recoveryMail(
  kind: RecoveryMail,
  language: Language,
  gaps: { name: string; link: string; code?: string },
): MailText {
  return fillMail(texts[kind][language], gaps)
}
