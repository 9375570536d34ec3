import type { Language } from '#contract/core/fields.ts'

type Text = { subject: string; text: string }

const kept: Record<Language, Text> = {
  en: {
    subject: 'Your demo firm is now yours',
    text: 'Hello {name},\n\nThe firm you tried is yours now, with everything in it. You sign in with this address and the password you chose.\n\nConfirm the address with this link within three days:\n{link}\n\nIf you did not request this, someone else used your address; write to us and we will remove the account.',
  },
  de: {
    subject: 'Ihre Demo-Firma gehört jetzt Ihnen',
    text: 'Guten Tag {name},\n\ndie Firma, die Sie ausprobiert haben, gehört nun Ihnen, mit allem, was darin ist. Sie melden sich mit dieser Adresse und dem Passwort an, das Sie gewählt haben.\n\nBestätigen Sie die Adresse innerhalb von drei Tagen über diesen Link:\n{link}\n\nWenn Sie das nicht waren, hat jemand anderes Ihre Adresse benutzt; schreiben Sie uns, dann entfernen wir das Konto.',
  },
  it: {
    subject: 'La sua azienda resta',
    text: 'Buongiorno {name},\n\nl’azienda che ha provato ora è sua, con tutto ciò che contiene. Acceda con questo indirizzo e la password che ha scelto.\n\nConfermi l’indirizzo entro tre giorni con questo link:\n{link}\n\nSe non è stato lei, qualcun altro ha usato il suo indirizzo: ci scriva e rimuoveremo l’account.',
  },
  ru: {
    subject: 'Ваша фирма сохранена',
    text: 'Здравствуйте, {name}!\n\nФирма, которую вы попробовали, теперь ваша — со всем, что в ней есть. Входите с этим адресом и паролем, который вы выбрали.\n\nПодтвердите адрес в течение трёх дней по этой ссылке:\n{link}\n\nЕсли это были не вы, кто-то другой указал ваш адрес: напишите нам, и мы удалим учётную запись.',
  },
  es: {
    subject: 'Su empresa se queda',
    text: 'Hola, {name}:\n\nLa empresa que probó ya es suya, con todo lo que contiene. Inicie sesión con esta dirección y la contraseña que eligió.\n\nConfirme la dirección en un plazo de tres días con este enlace:\n{link}\n\nSi no ha sido usted, otra persona ha usado su dirección; escríbanos y eliminaremos la cuenta.',
  },
}

const takeOver: Record<Language, Text> = {
  en: {
    subject: 'Keep the firm of your demo',
    text: 'Hello {name},\n\nSomebody tried a demo and wants to keep its firm under your address. You have an account already, and nothing in it was changed.\n\nIf it was you, sign in and move the firm to your account with this link while the demo lasts:\n{link}\n\nIf it was not you, there is nothing to do: the demo ends by itself.',
  },
  de: {
    subject: 'Die Firma Ihrer Demo behalten',
    text: 'Guten Tag {name},\n\njemand hat eine Demo ausprobiert und möchte deren Firma unter Ihrer Adresse behalten. Sie haben schon ein Konto, und darin wurde nichts geändert.\n\nWenn Sie es waren, melden Sie sich an und übernehmen Sie die Firma über diesen Link in Ihr Konto, solange die Demo läuft:\n{link}\n\nWenn Sie es nicht waren, müssen Sie nichts tun: Die Demo endet von selbst.',
  },
  it: {
    subject: 'Conservi l’azienda della sua demo',
    text: 'Buongiorno {name},\n\nqualcuno ha provato una demo e vuole tenerne l’azienda con il suo indirizzo. Lei ha già un account e nulla vi è stato modificato.\n\nSe è stato lei, acceda e porti l’azienda nel suo account con questo link, finché la demo dura:\n{link}\n\nSe non è stato lei, non deve fare nulla: la demo finisce da sola.',
  },
  ru: {
    subject: 'Сохранить фирму из демоверсии',
    text: 'Здравствуйте, {name}!\n\nКто-то попробовал демоверсию и хочет сохранить её фирму под вашим адресом. У вас уже есть учётная запись, и в ней ничего не изменилось.\n\nЕсли это были вы, войдите и перенесите фирму в свою учётную запись по этой ссылке, пока демоверсия действует:\n{link}\n\nЕсли это были не вы, делать ничего не нужно: демоверсия закончится сама.',
  },
  es: {
    subject: 'Conserve la empresa de su demo',
    text: 'Hola, {name}:\n\nAlguien ha probado una demo y quiere conservar su empresa con la dirección de usted. Usted ya tiene una cuenta y en ella no se ha cambiado nada.\n\nSi ha sido usted, inicie sesión y pase la empresa a su cuenta con este enlace mientras dure la demo:\n{link}\n\nSi no ha sido usted, no tiene que hacer nada: la demo termina por sí sola.',
  },
}

const texts = { kept, takeOver }

/** Subject and text of a mail to somebody who wants to keep a demo, in their language. */
export function demoMail(
  kind: keyof typeof texts,
  language: Language,
  { name, link }: { name: string; link: string },
): Text {
  const { subject, text } = texts[kind][language]
  return { subject, text: text.replace('{name}', () => name).replace('{link}', () => link) }
}
