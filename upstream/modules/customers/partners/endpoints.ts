import { partnerProgrammeContract } from '#contract/customers/partner-programme.ts'
import { partnersContract } from '#contract/customers/partners.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { accountOf, payoutsOf } from './account.ts'
import { payDue, planned } from './make-payouts.ts'
import { publicHandlers } from './public-handlers.ts'
import { referByHand, reviewReferral } from './referrals.ts'
import { partners } from './register.ts'
import { renewProgramme, showProgramme, updateProgramme } from './settings.ts'
import { stepPartner } from './steps.ts'

export const router = {
  partners: answer(partnersContract, {
    ...partners.handlers,
    step: ({ context: { store, firm, env }, input: { partnerId, step } }) =>
      store.transact(firm, (writer) => {
        stepPartner(writer, firm, { partnerId, step, origin: env.PUBLIC_ORIGIN })
        return partners.show(writer, firm, partnerId)
      }),
    account: read((reader, firm, { partnerId }) => {
      partners.get(reader, partnerId)
      return accountOf(reader, firm, partnerId)
    }),
    refer: write((writer, firm, { partnerId, customer }) => {
      referByHand(writer, firm, { partnerId, customer })
      return accountOf(writer, firm, partnerId)
    }),
    review: write((writer, firm, { partnerId, referralId, decision }) => {
      reviewReferral(writer, firm, { partnerId, referralId, decision })
      return accountOf(writer, firm, partnerId)
    }),
    payouts: read((reader, firm) => planOf(reader, firm)),
    pay: write((writer, firm) => payDue(writer, firm)),
  }),
  partnerProgramme: answer(partnerProgrammeContract, {
    get: read((reader, firm) => showProgramme(reader, firm)),
    update: write((writer, firm, input) => updateProgramme(writer, firm, input)),
    renew: write((writer, firm) => renewProgramme(writer, firm)),
  }),
  publicPartners: publicHandlers,
}

function planOf(reader: Reader, firm: FirmContext) {
  const { date, due, carried } = planned(reader, firm)
  return {
    ...{ date, carried },
    due: due.map(({ rowKeys, ...one }) => ({ ...one, rows: rowKeys.length })),
    payouts: payoutsOf(reader),
  }
}
