import { Language } from '#contract/core/fields.ts'
import type { Reader } from '../../../firm/store.ts'
import type { MailKind, MailKinds } from '../../firm/mails/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { portalTexts } from './mail-texts.ts'
import { portalContacts } from './register.ts'
import { getPortalSettings, portalPath } from './settings.ts'

/** Mails to contacts of customers, in the customer's language: where the portal is, and the way in. */
export const mailKinds: MailKinds = {
  portalInvitation: kindOf(portalTexts.portalInvitation, (path) => path),
  portalLink: kindOf(portalTexts.portalLink, (path, secret) => `${path}/enter/${secret}`),
}

function kindOf(
  texts: MailKind['texts'],
  linkOf: (portal: string, secret: string) => string,
): MailKind {
  return {
    record: 'portalContact',
    send: 'portal:edit',
    placeholders: ['name', 'customer'],
    examples: { name: 'Anna Berg', customer: 'Acme GmbH' },
    texts,
    applies: (reader: Reader, id) =>
      getPortalSettings(reader).isOpen && !portalContacts.get(reader, id).isArchived,
    compose: (reader, { firmId }, { id, origin, variant }) => {
      const { name, email, customerId } = portalContacts.get(reader, id)
      const party = getStoredParty(reader, customerId)
      return {
        to: email,
        language: Language.parse(party.language),
        values: { name, customer: party.name },
        link: origin + linkOf(portalPath(reader, firmId) ?? '/portal', variant),
        files: [],
      }
    },
  }
}
