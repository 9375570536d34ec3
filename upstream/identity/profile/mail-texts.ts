import type { MailTexts } from './mail-text.ts'
import { removalMails } from './mail-texts-removal.ts'

/** To the address in use: the change needs it too. */
const emailChangeOld: MailTexts = {
  en: {
    subject: 'Confirm your new address',
    text: 'Hello {name},\n\nYou asked us to change the address of your Firmament account to {email}.\n\nConfirm the change here within 30 minutes:\n{link}\n\nWe sent a second link to the new address; the change takes effect once both are confirmed. If it was not you, do not open the link, and change your password.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre neue Adresse',
    text: 'Guten Tag {name},\n\nIhr Konto bei Firmament soll eine andere Adresse bekommen: {email}\n\nWenn Sie das möchten, bestätigen Sie es hier innerhalb von 30 Minuten:\n{link}\n\nEin zweiter Link ging an die neue Adresse; geändert wird, sobald beide bestätigt sind. Wenn Sie es nicht waren, öffnen Sie den Link nicht und ändern Sie Ihr Passwort.',
  },
  it: {
    subject: 'Confermi il nuovo indirizzo',
    text: 'Buongiorno {name},\n\nil suo account Firmament dovrebbe usare un altro indirizzo: {email}\n\nSe lo desidera, lo confermi qui entro 30 minuti:\n{link}\n\nUn secondo link è stato inviato al nuovo indirizzo; la modifica avviene quando entrambi sono confermati. Se non è stato lei, non faccia nulla e cambi la password.',
  },
  ru: {
    subject: 'Подтвердите новый адрес',
    text: 'Здравствуйте, {name}!\n\nДля вашей учётной записи Firmament указан другой адрес: {email}\n\nЕсли вы этого хотите, подтвердите в течение 30 минут:\n{link}\n\nВторая ссылка отправлена на новый адрес; адрес изменится, когда будут подтверждены оба. Если это были не вы, ничего не делайте и смените пароль.',
  },
  es: {
    subject: 'Confirme su nueva dirección',
    text: 'Hola, {name}:\n\nSu cuenta de Firmament va a usar otra dirección: {email}\n\nSi es lo que desea, confírmelo aquí en los próximos 30 minutos:\n{link}\n\nHemos enviado otro enlace a la dirección nueva; el cambio se hace cuando ambos estén confirmados. Si no ha sido usted, no haga nada y cambie la contraseña.',
  },
}

/** To an address nobody has confirmed yet: without the name, which is a stranger's choice. */
const emailChangeNew: MailTexts = {
  en: {
    subject: 'Confirm this address',
    text: 'Hello,\n\nSomeone wants to use this address for a Firmament account. If the account is yours, confirm it here within 30 minutes:\n{link}\n\nWe sent a second link to the address used until now. If you did not expect this, you can ignore this email.',
  },
  de: {
    subject: 'Bestätigen Sie diese Adresse',
    text: 'Guten Tag,\n\ndiese Adresse wurde für ein Konto bei Firmament angegeben. Wenn es Ihr Konto ist, bestätigen Sie das hier innerhalb von 30 Minuten:\n{link}\n\nEin zweiter Link ging an die bisherige Adresse. Wenn Sie damit nichts anfangen können, müssen Sie nichts tun.',
  },
  it: {
    subject: 'Confermi questo indirizzo',
    text: 'Buongiorno,\n\nquesto indirizzo dovrebbe appartenere a un account Firmament. Se l’account è suo, lo confermi qui entro 30 minuti:\n{link}\n\nUn secondo link è stato inviato all’indirizzo usato finora. Se non ne sa nulla, non faccia nulla.',
  },
  ru: {
    subject: 'Подтвердите этот адрес',
    text: 'Здравствуйте!\n\nЭтот адрес указан для учётной записи Firmament. Если она ваша, подтвердите его в течение 30 минут:\n{link}\n\nВторая ссылка отправлена на прежний адрес. Если вы об этом не знаете, ничего не делайте.',
  },
  es: {
    subject: 'Confirme esta dirección',
    text: 'Hola:\n\nEsta dirección va a pertenecer a una cuenta de Firmament. Si la cuenta es suya, confírmelo aquí en los próximos 30 minutos:\n{link}\n\nHemos enviado otro enlace a la dirección usada hasta ahora. Si no sabe de qué se trata, no haga nada.',
  },
}

/** To the owner of an address that somebody else wanted for their account. */
const emailTaken: MailTexts = {
  en: {
    subject: 'Someone tried to use your address',
    text: 'Hello {name},\n\nSomeone tried to use your address for another account at Firmament. It still belongs to your account, and nothing was changed. You do not have to do anything.',
  },
  de: {
    subject: 'Jemand wollte Ihre Adresse benutzen',
    text: 'Guten Tag {name},\n\njemand wollte Ihre Adresse für ein anderes Konto bei Firmament benutzen. Sie gehört weiter zu Ihrem Konto, geändert wurde nichts. Sie müssen nichts tun.',
  },
  it: {
    subject: 'Qualcuno voleva usare il suo indirizzo',
    text: 'Buongiorno {name},\n\nqualcuno voleva usare il suo indirizzo per un altro account Firmament. Resta suo e nulla è stato modificato. Non deve fare nulla.',
  },
  ru: {
    subject: 'Кто-то хотел использовать ваш адрес',
    text: 'Здравствуйте, {name}!\n\nКто-то хотел указать ваш адрес для другой учётной записи Firmament. Он остаётся вашим, ничего не изменилось. Делать ничего не нужно.',
  },
  es: {
    subject: 'Alguien quería usar su dirección',
    text: 'Hola, {name}:\n\nAlguien quería usar su dirección para otra cuenta de Firmament. Sigue siendo suya y no se ha cambiado nada. No tiene que hacer nada.',
  },
}

/** To both addresses, once it is done. */
const emailChanged: MailTexts = {
  en: {
    subject: 'Your address was changed',
    text: 'Hello {name},\n\nYour account at Firmament now uses this address: {email}\n\nSign in with it from now on. If it was not you, write to us at once.',
  },
  de: {
    subject: 'Ihre Adresse wurde geändert',
    text: 'Guten Tag {name},\n\nIhr Konto bei Firmament benutzt jetzt diese Adresse: {email}\n\nMelden Sie sich ab jetzt damit an. Wenn Sie es nicht waren, schreiben Sie uns sofort.',
  },
  it: {
    subject: 'Il suo indirizzo è stato modificato',
    text: 'Buongiorno {name},\n\nil suo account Firmament ora usa questo indirizzo: {email}\n\nD’ora in poi acceda con questo. Se non è stato lei, ci scriva subito.',
  },
  ru: {
    subject: 'Ваш адрес изменён',
    text: 'Здравствуйте, {name}!\n\nТеперь ваша учётная запись Firmament использует этот адрес: {email}\n\nВходите с ним. Если это были не вы, сразу напишите нам.',
  },
  es: {
    subject: 'Su dirección ha cambiado',
    text: 'Hola, {name}:\n\nSu cuenta de Firmament usa ahora esta dirección: {email}\n\nInicie sesión con ella a partir de ahora. Si no ha sido usted, escríbanos enseguida.',
  },
}

/** Mails about one's own account. `{name}`, `{email}` and `{link}` are gaps. */
export const profileMails = {
  emailChangeOld,
  emailChangeNew,
  emailTaken,
  emailChanged,
  ...removalMails,
}
export type ProfileMail = keyof typeof profileMails
