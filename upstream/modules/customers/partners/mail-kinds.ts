import { AppError } from '#contract/core/errors.ts'
import type { MailKinds } from '../../firm/mails/index.ts'
import { partnerTexts } from './mail-texts.ts'
import { partners } from './register.ts'

/** Mails to partners, in their language: that they are one, with their link. */
export const mailKinds: MailKinds = {
  partnerApproved: {
    record: 'partner',
    send: 'partner:edit',
    placeholders: ['name', 'code', 'coupon'],
    examples: { name: 'Anna Berg', code: 'anna-berg', coupon: 'ANNA10' },
    texts: partnerTexts.partnerApproved,
    applies: (reader, id, context) => partners.show(reader, context, id).path !== null,
    compose: (reader, context, { id, origin }) => {
      const { name, email, code, coupon, language, path } = partners.show(reader, context, id)
      if (path === null) throw new AppError('conflict', 'The link is not valid')
      const values = { name, code, coupon: coupon || '–' }
      return { to: email, language, values, link: origin + path, files: [] }
    },
  },
}
