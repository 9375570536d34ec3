import type { Language } from '#contract/core/fields.ts'
import type { signInChanges } from '#contract/core/notification-params.ts'
import { fillMail, type MailText } from '../mail-texts.ts'

export type Notice = (typeof signInChanges)[number]

type Words = Record<Notice, MailText> & {
  /** Around the text of each. */
  frame: string
}

const words: Record<Language, Words> = {
  en: {
    frame:
      'Hello {name},\n\n{text}\n\nIf it was you, you do not have to do anything. If not, change your password at once and check your sign-in methods:\n{link}',
    secondFactorOn: {
      subject: 'Two-factor authentication is on',
      text: 'From now on, you need a code from your authenticator app to sign in.',
    },
    secondFactorOff: {
      subject: 'Two-factor authentication is off',
      text: 'You no longer need a code from your authenticator app to sign in.',
    },
    secondFactorReset: {
      subject: 'Your two-factor authentication was reset',
      text: 'An administrator has switched your two-factor authentication off. Set it up again soon.',
    },
    recoveryCodesRenewed: {
      subject: 'New recovery codes',
      text: 'You have new recovery codes. The old ones are no longer valid.',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used',
      text: 'Someone signed in to your account with a recovery code. It cannot be used again.',
    },
    passkeyAdded: {
      subject: 'A passkey was added',
      text: 'The passkey “{what}” can now be used to sign in to your account.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      text: 'The passkey “{what}” can no longer be used to sign in to your account.',
    },
    phoneSet: {
      subject: 'A phone number was added',
      text: 'Codes sent to {what} can now be used to sign in to your account.',
    },
    phoneRemoved: {
      subject: 'Your phone number was removed',
      text: 'Codes sent to {what} can no longer be used to sign in to your account.',
    },
    accountLinked: {
      subject: 'An account was linked',
      text: 'Your account at {what} can now be used to sign in here.',
    },
    accountUnlinked: {
      subject: 'A linked account was removed',
      text: 'Your account at {what} can no longer be used to sign in here.',
    },
  },
  de: {
    frame:
      'Guten Tag {name},\n\n{text}\n\nWenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie sofort Ihr Passwort und prüfen Sie Ihre Anmeldemethoden:\n{link}',
    secondFactorOn: {
      subject: 'Die Zwei-Faktor-Authentifizierung ist eingeschaltet',
      text: 'ab jetzt wird bei der Anmeldung ein Code Ihrer Authenticator-App verlangt.',
    },
    secondFactorOff: {
      subject: 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet',
      text: 'bei der Anmeldung wird kein Code Ihrer Authenticator-App mehr verlangt.',
    },
    secondFactorReset: {
      subject: 'Ihre Zwei-Faktor-Authentifizierung wurde zurückgesetzt',
      text: 'eine Administratorin oder ein Administrator hat Ihre Zwei-Faktor-Authentifizierung ausgeschaltet. Richten Sie sie bald wieder ein.',
    },
    recoveryCodesRenewed: {
      subject: 'Neue Wiederherstellungscodes',
      text: 'Sie haben neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
    },
    recoveryCodeUsed: {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      text: 'jemand hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Der Code ist jetzt verbraucht.',
    },
    passkeyAdded: {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'mit dem Passkey „{what}“ kann man sich jetzt bei Ihrem Konto anmelden.',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde entfernt',
      text: 'mit dem Passkey „{what}“ kann man sich nicht mehr bei Ihrem Konto anmelden.',
    },
    phoneSet: {
      subject: 'Eine Telefonnummer wurde hinzugefügt',
      text: 'mit Codes an {what} kann man sich jetzt bei Ihrem Konto anmelden.',
    },
    phoneRemoved: {
      subject: 'Ihre Telefonnummer wurde entfernt',
      text: 'mit Codes an {what} kann man sich nicht mehr bei Ihrem Konto anmelden.',
    },
    accountLinked: {
      subject: 'Ein Konto wurde verknüpft',
      text: 'mit Ihrem Konto bei {what} kann man sich jetzt hier anmelden.',
    },
    accountUnlinked: {
      subject: 'Eine Verknüpfung wurde entfernt',
      text: 'mit Ihrem Konto bei {what} kann man sich nicht mehr hier anmelden.',
    },
  },
  it: {
    frame:
      'Buongiorno {name},\n\n{text}\n\nSe è stato lei, non deve fare nulla. Altrimenti cambi subito la password e controlli i suoi modi di accesso:\n{link}',
    secondFactorOn: {
      subject: 'L’autenticazione a due fattori è attiva',
      text: 'da ora in poi all’accesso viene chiesto un codice della sua app di autenticazione.',
    },
    secondFactorOff: {
      subject: 'L’autenticazione a due fattori è disattivata',
      text: 'all’accesso non viene più chiesto un codice della sua app di autenticazione.',
    },
    secondFactorReset: {
      subject: 'La sua autenticazione a due fattori è stata azzerata',
      text: 'un amministratore ha disattivato la sua autenticazione a due fattori. La configuri di nuovo al più presto.',
    },
    recoveryCodesRenewed: {
      subject: 'Nuovi codici di recupero',
      text: 'ha nuovi codici di recupero. Quelli vecchi non sono più validi.',
    },
    recoveryCodeUsed: {
      subject: 'È stato usato un codice di recupero',
      text: 'qualcuno è entrato nel suo account con un codice di recupero. Ora quel codice è consumato.',
    },
    passkeyAdded: {
      subject: 'È stata aggiunta una passkey',
      text: 'con la passkey «{what}» ora si può accedere al suo account.',
    },
    passkeyRemoved: {
      subject: 'È stata rimossa una passkey',
      text: 'con la passkey «{what}» non si può più accedere al suo account.',
    },
    phoneSet: {
      subject: 'È stato aggiunto un numero di telefono',
      text: 'con i codici inviati a {what} ora si può accedere al suo account.',
    },
    phoneRemoved: {
      subject: 'Il suo numero di telefono è stato rimosso',
      text: 'con i codici inviati a {what} non si può più accedere al suo account.',
    },
    accountLinked: {
      subject: 'È stato collegato un account',
      text: 'con il suo account {what} ora si può accedere qui.',
    },
    accountUnlinked: {
      subject: 'È stato rimosso un collegamento',
      text: 'con il suo account {what} non si può più accedere qui.',
    },
  },
  ru: {
    frame:
      'Здравствуйте, {name}!\n\n{text}\n\nЕсли это были вы, делать ничего не нужно. Если нет, сразу смените пароль и проверьте способы входа:\n{link}',
    secondFactorOn: {
      subject: 'Двухфакторная аутентификация включена',
      text: 'Теперь при входе запрашивается код из вашего приложения-аутентификатора.',
    },
    secondFactorOff: {
      subject: 'Двухфакторная аутентификация выключена',
      text: 'При входе больше не запрашивается код из вашего приложения-аутентификатора.',
    },
    secondFactorReset: {
      subject: 'Ваша двухфакторная аутентификация сброшена',
      text: 'Администратор выключил вашу двухфакторную аутентификацию. Настройте её заново как можно скорее.',
    },
    recoveryCodesRenewed: {
      subject: 'Новые коды восстановления',
      text: 'У вас новые коды восстановления. Старые больше не действуют.',
    },
    recoveryCodeUsed: {
      subject: 'Использован код восстановления',
      text: 'Кто-то вошёл в вашу учётную запись с кодом восстановления. Этот код больше не действует.',
    },
    passkeyAdded: {
      subject: 'Добавлен ключ доступа',
      text: 'Ключ доступа «{what}» теперь открывает вашу учётную запись.',
    },
    passkeyRemoved: {
      subject: 'Ключ доступа удалён',
      text: 'Ключ доступа «{what}» больше не открывает вашу учётную запись.',
    },
    phoneSet: {
      subject: 'Добавлен номер телефона',
      text: 'Коды, отправленные на {what}, теперь открывают вашу учётную запись.',
    },
    phoneRemoved: {
      subject: 'Ваш номер телефона удалён',
      text: 'Коды, отправленные на {what}, больше не открывают вашу учётную запись.',
    },
    accountLinked: {
      subject: 'Привязана учётная запись',
      text: 'Теперь сюда можно войти через вашу учётную запись {what}.',
    },
    accountUnlinked: {
      subject: 'Учётная запись отвязана',
      text: 'Войти сюда через вашу учётную запись {what} больше нельзя.',
    },
  },
  es: {
    frame:
      'Hola, {name}:\n\n{text}\n\nSi ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña enseguida y revise sus métodos de acceso:\n{link}',
    secondFactorOn: {
      subject: 'La verificación en dos pasos está activada',
      text: 'A partir de ahora, al iniciar sesión se pide un código de su aplicación de autenticación.',
    },
    secondFactorOff: {
      subject: 'La verificación en dos pasos está desactivada',
      text: 'Al iniciar sesión ya no se pide un código de su aplicación de autenticación.',
    },
    secondFactorReset: {
      subject: 'Se ha restablecido su verificación en dos pasos',
      text: 'Un administrador ha desactivado su verificación en dos pasos. Configúrela de nuevo cuanto antes.',
    },
    recoveryCodesRenewed: {
      subject: 'Códigos de recuperación nuevos',
      text: 'Tiene códigos de recuperación nuevos. Los anteriores ya no son válidos.',
    },
    recoveryCodeUsed: {
      subject: 'Se ha usado un código de recuperación',
      text: 'Alguien ha entrado en su cuenta con un código de recuperación. Ese código ya está gastado.',
    },
    passkeyAdded: {
      subject: 'Se ha añadido una llave de acceso',
      text: 'Con la llave de acceso «{what}» ya se puede entrar en su cuenta.',
    },
    passkeyRemoved: {
      subject: 'Se ha eliminado una llave de acceso',
      text: 'Con la llave de acceso «{what}» ya no se puede entrar en su cuenta.',
    },
    phoneSet: {
      subject: 'Se ha añadido un número de teléfono',
      text: 'Con los códigos enviados a {what} ya se puede entrar en su cuenta.',
    },
    phoneRemoved: {
      subject: 'Se ha eliminado su número de teléfono',
      text: 'Con los códigos enviados a {what} ya no se puede entrar en su cuenta.',
    },
    accountLinked: {
      subject: 'Se ha vinculado una cuenta',
      text: 'Con su cuenta de {what} ya se puede entrar aquí.',
    },
    accountUnlinked: {
      subject: 'Se ha desvinculado una cuenta',
      text: 'Con su cuenta de {what} ya no se puede entrar aquí.',
    },
  },
}

/** Subject and text of a notice, in the reader's language. */
export function noticeMail(
  notice: Notice,
  language: Language,
  gaps: { name: string; what: string; link: string },
): MailText {
  const { frame, [notice]: own } = words[language]
  return fillMail({ subject: own.subject, text: frame.replace('{text}', () => own.text) }, gaps)
}
