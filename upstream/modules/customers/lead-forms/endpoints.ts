import { AppError } from '#contract/core/errors.ts'
import {
  type LeadAnswer,
  leadFormsContract,
  publicLeadFormsContract,
} from '#contract/customers/lead-forms.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { leads } from '../leads/index.ts'
import { getProgramme } from '../partners/index.ts'
import { confirmConsent, openConsent, renewConsent, toPublicConsent } from './news-consent.ts'
import { findFormBySecret, leadForms } from './register.ts'
import { takeAnswer } from './take-answer.ts'

/** As many answers as the page of a lead shows. */
const maxAnswers = 50

export const router = {
  leadForms: answer(leadFormsContract, {
    ...leadForms.handlers,
    answers: read((reader, _, { leadId }) => {
      leads.get(reader, leadId)
      return reader.sql
        .exec<LeadAnswer>(
          `select id, form_name as formName, name, message, created_at as at,
             case when news_secret is null then 'notAsked'
               when news_confirmed_at is null then 'unconfirmed' else 'confirmed' end as news
           from lead_answers
           where lead_id = ? order by created_at desc, id desc limit ${maxAnswers}`,
          leadId,
        )
        .toArray()
    }),
  }),
  publicLeadForms: answer(publicLeadFormsContract, {
    get: read((reader, firm, { token }) => {
      const { name, intro, thanks, language, asks, asksNewsletter } = openForm(reader, firm, token)
      const { tradeName, legalName } = getFirmProfile(reader)
      const firmName = tradeName || legalName
      const asksCoupon = getProgramme(reader).isOpen
      return { name, intro, thanks, language, asks, asksNewsletter, firmName, asksCoupon }
    }),
    send: ({ context: { store, firm, env }, input: { token, ...given } }) => {
      const form = openForm(store.reader, firm, token)
      if (given.website === '') {
        const means = { form, origin: env.PUBLIC_ORIGIN }
        store.transact(firm, (writer) => takeAnswer(writer, firm, means, given))
      }
      return { isSent: true }
    },
    lookConsent: read((reader, firm, { token }) =>
      toPublicConsent(reader, firm, openConsent(reader, firm, token)),
    ),
    confirmConsent: ({ context: { store, firm }, input: { token } }) =>
      store.transact(firm, (writer) =>
        toPublicConsent(writer, firm, confirmConsent(writer, firm, token)),
      ),
    renewConsent: ({ context: { store, firm, env }, input: { token } }) =>
      store.transact(firm, (writer) =>
        renewConsent(writer, { context: firm, origin: env.PUBLIC_ORIGIN }, token),
      ),
  }),
}

/** A form as its views are counted. */
export function viewedForm(reader: Reader, context: FirmContext, token: string) {
  const { name, language } = openForm(reader, context, token)
  return { page: name, language }
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function openForm(reader: Reader, context: FirmContext, token: string) {
  const find = (secret: string) => findFormBySecret(reader, secret)
  const form = findByToken(context.firmId, token, firmDate(reader, context), find)
  if (!form) throw new AppError('not_found', 'No such form')
  return form
}
