import { AppError } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { type PublicTerms, publicPartnersContract } from '#contract/customers/public-partners.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { takeApplication } from './apply.ts'
import { codeParameter } from './attribution.ts'
import { noteClick } from './click.ts'
import { amountsOf, getProgramme, type StoredProgramme } from './settings.ts'
import { partnerByCode } from './store.ts'

/** What anybody with the address of the programme sees and does. */
export const publicHandlers = answer(publicPartnersContract, {
  get: read((reader, firm, { token }) => {
    const programme = requireOpen(reader, firm, token)
    return { ...frontOf(reader), words: programme.words, terms: termsOf(programme) }
  }),
  apply: ({ context: { store, firm }, input: { token, ...given } }) => {
    requireOpen(store.reader, firm, token)
    // Whatever fills the field that people do not see is told that all went well.
    if (given.website === '') store.transact(firm, (writer) => takeApplication(writer, firm, given))
    return { isSent: true }
  },
  referral: read((reader, firm, { token, code }) => {
    const { target, windowDays, couponBeatsClick } = requireOpen(reader, firm, token)
    const { name, company } = requirePartner(reader, code)
    return {
      ...frontOf(reader),
      partnerName: company || name,
      ...{ windowDays, couponBeatsClick },
      target: targetWith(target || `/go/${token}`, code),
    }
  }),
  click: ({ context: { store, firm }, input: { token, code, visitor } }) =>
    store.transact(firm, (writer) => {
      requireOpen(writer, firm, token)
      return noteClick(writer, firm, requirePartner(writer, code), visitor)
    }),
})

/** Where a visitor goes on to: the code goes along, for pages that can keep nothing. */
function targetWith(target: string, code: string): string {
  const isPath = target.startsWith('/')
  const url = new URL(target, 'https://path.invalid')
  url.searchParams.set(codeParameter, code)
  url.searchParams.set(`${codeParameter}-carried`, '1')
  return isPath ? `${url.pathname}${url.search}${url.hash}` : url.href
}

function frontOf(reader: Reader) {
  const { tradeName, legalName, language } = getFirmProfile(reader)
  return { firmName: tradeName || legalName, language }
}

/** What partners are offered. */
export function termsOf(programme: StoredProgramme): PublicTerms {
  const { kind, percent, reach, months, windowDays, holdDays, couponBeatsClick } = programme
  const listed = (amounts: Readonly<Record<string, Minor>>) =>
    Object.entries(amounts).map(([currency, amount]) => ({ currency, amount }))
  return {
    ...{ kind, percent, reach, months, windowDays, holdDays, couponBeatsClick },
    fixed: listed(amountsOf(programme.amounts, 'fixed')),
    minimums: listed(amountsOf(programme.amounts, 'minimum')),
  }
}

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function requireOpen(reader: Reader, context: FirmContext, token: string): StoredProgramme {
  const programme = getProgramme(reader)
  const { isOpen, secret } = programme
  const found = findByToken(context.firmId, token, firmDate(reader, context), (given) =>
    isOpen && secret === given ? { publicSecret: secret, publicUntil: null } : undefined,
  )
  if (!found) throw new AppError('not_found', 'No such programme')
  return programme
}

/** @throws AppError not_found for a code of nobody, and of one who is not approved */
function requirePartner(reader: Reader, code: string) {
  const partner = partnerByCode(reader, code.trim().toLowerCase())
  const isThere = partner?.state === 'approved' && !partner.isArchived
  if (!isThere) throw new AppError('not_found', 'No such partner')
  return partner
}
