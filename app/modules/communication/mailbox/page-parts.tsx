import type { FilledSlots } from '#app/shell/frame/slots.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'

export const slots: FilledSlots = {
  'bills.address': ({ call, firm: { firmId } }) => call(mailboxContract.billsAddress, { firmId }),
}
