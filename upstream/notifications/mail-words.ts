import type { Language } from '#contract/fields.ts'
import type { NotificationKind } from '#contract/notifications.ts'

/** What stands around the news of a mail. */
export const frames: Record<Language, { hello: string; see: string; foot: string }> = {
  en: {
    hello: 'Hello {name},',
    see: 'See it here:',
    foot: 'You choose which mails you get here:',
  },
  de: {
    hello: 'Guten Tag {name},',
    see: 'Hier sehen Sie es:',
    foot: 'Welche Mails Sie bekommen, wählen Sie hier:',
  },
  it: {
    hello: 'Buongiorno {name},',
    see: 'Può vederlo qui:',
    foot: 'Qui sceglie quali e-mail ricevere:',
  },
  ru: {
    hello: 'Здравствуйте, {name}!',
    see: 'Посмотреть можно здесь:',
    foot: 'Какие письма получать, вы выбираете здесь:',
  },
  es: {
    hello: 'Hola, {name}:',
    see: 'Puede verlo aquí:',
    foot: 'Aquí elige qué correos recibe:',
  },
}

/** What happened, as subject and first sentence. Roles are not named: the page does that. */
export const sentences: Record<Language, Record<NotificationKind, string>> = {
  en: {
    invoiceOpened: '{customer} opened invoice {number}',
    paymentRecorded: '{by} recorded {amount} from {customer}',
    invitationAccepted: '{name} accepted your invitation to {firm}',
    roleChanged: 'Your role in {firm} was changed by {by}',
    ownershipOffered: '{by} offers you the ownership of {firm}',
    newSignIn: 'New sign-in to your account: {device}',
    secondFactorChanged: 'The ways to sign in to your account were changed',
    supportAccessGranted: '{by} let support into {firm} until {until}',
    supportAccessUsed: 'Support entered {firm}',
    bankAccountChanged: '{by} changed the bank account of {firm}',
    mailFailed: 'Mail to {to} did not arrive: {subject}',
  },
  de: {
    invoiceOpened: '{customer} hat die Rechnung {number} geöffnet',
    paymentRecorded: '{by} hat {amount} von {customer} erfasst',
    invitationAccepted: '{name} hat Ihre Einladung zu {firm} angenommen',
    roleChanged: '{by} hat Ihre Rolle in {firm} geändert',
    ownershipOffered: '{by} bietet Ihnen an, {firm} als Inhaber zu übernehmen',
    newSignIn: 'Neue Anmeldung bei Ihrem Konto: {device}',
    secondFactorChanged: 'Die Anmeldewege Ihres Kontos wurden geändert',
    supportAccessGranted: '{by} hat dem Support bis {until} Zugang zu {firm} gegeben',
    supportAccessUsed: 'Der Support hat {firm} betreten',
    bankAccountChanged: '{by} hat die Bankverbindung von {firm} geändert',
    mailFailed: 'Die E-Mail an {to} kam nicht an: {subject}',
  },
  it: {
    invoiceOpened: '{customer} ha aperto la fattura {number}',
    paymentRecorded: '{by} ha registrato {amount} da {customer}',
    invitationAccepted: '{name} ha accettato il suo invito a {firm}',
    roleChanged: '{by} ha cambiato il suo ruolo in {firm}',
    ownershipOffered: '{by} le offre la titolarità di {firm}',
    newSignIn: 'Nuovo accesso al suo account: {device}',
    secondFactorChanged: 'I modi di accesso al suo account sono cambiati',
    supportAccessGranted: '{by} ha dato all’assistenza accesso a {firm} fino al {until}',
    supportAccessUsed: 'L’assistenza è entrata in {firm}',
    bankAccountChanged: '{by} ha cambiato il conto bancario di {firm}',
    mailFailed: 'L’e-mail a {to} non è arrivata: {subject}',
  },
  ru: {
    invoiceOpened: '{customer}: счёт {number} открыт',
    paymentRecorded: '{by}: получено {amount} от {customer}',
    invitationAccepted: '{name}: ваше приглашение в {firm} принято',
    roleChanged: 'Ваша роль в {firm} изменена ({by})',
    ownershipOffered: '{by} предлагает вам стать владельцем {firm}',
    newSignIn: 'Новый вход в вашу учётную запись: {device}',
    secondFactorChanged: 'Способы входа в вашу учётную запись изменены',
    supportAccessGranted: 'Служба поддержки получила доступ к {firm} до {until} ({by})',
    supportAccessUsed: 'Служба поддержки вошла в {firm}',
    bankAccountChanged: 'Банковский счёт {firm} изменён ({by})',
    mailFailed: 'Письмо на адрес {to} не доставлено: {subject}',
  },
  es: {
    invoiceOpened: '{customer} ha abierto la factura {number}',
    paymentRecorded: '{by} ha registrado {amount} de {customer}',
    invitationAccepted: '{name} ha aceptado su invitación a {firm}',
    roleChanged: '{by} ha cambiado su rol en {firm}',
    ownershipOffered: '{by} le ofrece la titularidad de {firm}',
    newSignIn: 'Nuevo inicio de sesión en su cuenta: {device}',
    secondFactorChanged: 'Las formas de entrar en su cuenta han cambiado',
    supportAccessGranted: '{by} ha dado acceso al soporte a {firm} hasta el {until}',
    supportAccessUsed: 'El soporte ha entrado en {firm}',
    bankAccountChanged: '{by} ha cambiado la cuenta bancaria de {firm}',
    mailFailed: 'El correo a {to} no ha llegado: {subject}',
  },
}
