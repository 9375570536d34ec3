import { getFirmProfile } from '../../firm/firms/index.ts'
import { type MailKinds, withoutLinks } from '../../firm/mails/index.ts'
import { newsConsentTexts } from './mail-texts.ts'
import { consentPath, findWaiting } from './news-consent.ts'

/** The mail that asks whoever typed an address whether they want news, in the language of the page. */
export const mailKinds: MailKinds = {
  newsConsent: {
    record: 'lead',
    send: 'lead:manage',
    placeholders: ['name'],
    examples: { name: 'Anna Berg' },
    texts: newsConsentTexts,
    // Nobody of the firm writes it: its link would confirm in the name of whoever got it.
    applies: (_reader, _leadId, { actor }) => actor.userId === '',
    compose: (reader, { firmId }, { id: leadId, variant: id, origin }) => {
      const row = findWaiting(reader, { leadId, id })
      return {
        to: row?.email ?? '',
        language: row?.language ?? getFirmProfile(reader).language,
        values: { name: withoutLinks(row?.name ?? '') },
        ...(row && { link: origin + consentPath(firmId, row) }),
        files: [],
      }
    },
  },
}
