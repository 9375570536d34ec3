import type { InternalCalls } from '../../../firm/internal.ts'
import { PreparedMail } from '../../../mail/incoming/prepare-mail.ts'
import { takeMail } from './take.ts'

/** What the platform hands on of mail that came in. */
export const internal: InternalCalls = {
  'take-mail': (input, { store, firm }) => {
    const mail = PreparedMail.parse(input)
    return store.transact(firm, (writer) => ({
      isTaken: takeMail(writer, firm, mail) !== undefined,
    }))
  },
}
