import type { MailTexts } from './mail-text.ts'

/** The link that removes the account. */
const deletion: MailTexts = {
  en: {
    subject: 'Remove your account?',
    text: 'Hello {name},\n\nYou asked to remove your account at Firmament. Confirm it here within 24 hours; it is then removed at once and cannot be brought back:\n{link}\n\nAll other devices were signed out. If it was not you, do not follow the link: sign in, take the request back and change your password.',
  },
  de: {
    subject: 'Ihr Konto löschen?',
    text: 'Guten Tag {name},\n\nSie möchten Ihr Konto bei Firmament löschen. Bestätigen Sie es hier innerhalb von 24 Stunden; es wird dann sofort gelöscht und lässt sich nicht wiederherstellen:\n{link}\n\nAlle anderen Geräte wurden abgemeldet. Wenn Sie es nicht waren, folgen Sie dem Link nicht: Melden Sie sich an, ziehen Sie den Wunsch zurück und ändern Sie Ihr Passwort.',
  },
  it: {
    subject: 'Eliminare il suo account?',
    text: 'Buongiorno {name},\n\nha chiesto di eliminare il suo account Firmament. Lo confermi qui entro 24 ore; sarà eliminato subito e non potrà essere ripristinato:\n{link}\n\nTutti gli altri dispositivi sono stati disconnessi. Se non è stato lei, non segua il link: acceda, ritiri la richiesta e cambi la password.',
  },
  ru: {
    subject: 'Удалить вашу учётную запись?',
    text: 'Здравствуйте, {name}!\n\nВы попросили удалить вашу учётную запись Firmament. Подтвердите это в течение 24 часов; она будет удалена сразу и без возможности восстановления:\n{link}\n\nНа всех других устройствах выполнен выход. Если это были не вы, не переходите по ссылке: войдите, отзовите запрос и смените пароль.',
  },
  es: {
    subject: '¿Eliminar su cuenta?',
    text: 'Hola, {name}:\n\nHa pedido eliminar su cuenta de Firmament. Confírmelo aquí en las próximas 24 horas; se eliminará de inmediato y no podrá recuperarse:\n{link}\n\nSe ha cerrado la sesión en todos los demás dispositivos. Si no ha sido usted, no siga el enlace: inicie sesión, retire la solicitud y cambie la contraseña.',
  },
}

const removed: MailTexts = {
  en: {
    subject: 'Your account is removed',
    text: 'Hello {name},\n\nYour account at Firmament is removed, with your photo, your sessions and your memberships. Documents you wrote stay in your firms, with your name as text.\n\nThis is the last email you receive from us.',
  },
  de: {
    subject: 'Ihr Konto ist gelöscht',
    text: 'Guten Tag {name},\n\nIhr Konto bei Firmament ist gelöscht, mit Foto, Sitzungen und Mitgliedschaften. Dokumente, die Sie geschrieben haben, bleiben in den Firmen, mit Ihrem Namen als Text.\n\nDies ist die letzte Nachricht von uns.',
  },
  it: {
    subject: 'Il suo account è stato eliminato',
    text: 'Buongiorno {name},\n\nil suo account Firmament è stato eliminato, con la foto, le sessioni e le appartenenze alle aziende. I documenti che ha redatto restano alle aziende, con il suo nome come testo.\n\nQuesta è l’ultima e-mail che riceve da noi.',
  },
  ru: {
    subject: 'Ваша учётная запись удалена',
    text: 'Здравствуйте, {name}!\n\nВаша учётная запись Firmament удалена вместе с фото, сеансами и участием в фирмах. Документы, которые вы составили, остаются у фирм, с вашим именем в виде текста.\n\nЭто последнее письмо от нас.',
  },
  es: {
    subject: 'Su cuenta se ha eliminado',
    text: 'Hola, {name}:\n\nSu cuenta de Firmament se ha eliminado, con su foto, sus sesiones y su pertenencia a empresas. Los documentos que redactó siguen en sus empresas, con su nombre como texto.\n\nEste es el último correo que recibe de nosotros.',
  },
}

export const removalMails = { deletion, removed }
