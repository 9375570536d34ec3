import { AppError, invalidField } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { supportSettingsContract, supportTag } from '#contract/customers/support-settings.ts'
import { supportTicketsContract } from '#contract/customers/support-tickets.ts'
import { answer, type HandlerContext, read, write } from '../../../firm/implement.ts'
import { listFirmMembers } from '../../../identity/members/names.ts'
import { taggedAddress } from '../../communication/mailbox/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { listReachedCustomerNames } from '../../firm/parties/index.ts'
import { answersFor } from '../canned-answers/index.ts'
import { answerTicket } from './conversation.ts'
import { supportFigures } from './figures.ts'
import { fillFor } from './fill-answer.ts'
import { publicHandlers } from './public-handlers.ts'
import { supportTickets } from './register.ts'
import { renewFormLink, showSettings, updateSettings } from './settings.ts'
import { giveTo, moveTo } from './states.ts'

/** As many names are offered while somebody types. */
const maxCustomers = 500

const handlers = answer(supportTicketsContract, {
  ...supportTickets.handlers,
  choices: async ({ context }) => {
    const { language } = getFirmProfile(context.store.reader)
    const members = await answeringMembers(context)
    const answers = answersFor(context.store.reader, { language, firmLanguage: language })
    const { store, firm } = context
    const isShown = isAllowed(firm.actor, 'party:view')
    const customers = isShown ? listReachedCustomerNames(store.reader, firm, maxCustomers) : []
    return {
      customers: customers.map(({ name }) => name),
      members: members.map(({ userId, name }) => ({ id: userId, name })),
      answers: answers.map(({ id, name, language: spoken }) => ({ id, name, language: spoken })),
      language,
    }
  },
  answer: ({ context: { store, firm, env }, input: { supportTicketId: id, text, solves } }) =>
    store.transact(firm, (writer) => {
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      answerTicket(writer, means, id, { text, solves })
      return supportTickets.show(writer, firm, id)
    }),
  setState: write((writer, firm, { supportTicketId: id, state }) => {
    moveTo(writer, firm, id, state)
    return supportTickets.show(writer, firm, id)
  }),
  assign: async ({ context, input: { supportTicketId: id, userId } }) => {
    const owner = userId === null ? null : await requireMember(context, userId)
    const { store, firm } = context
    return store.transact(firm, (writer) => {
      giveTo(writer, firm, id, owner)
      return supportTickets.show(writer, firm, id)
    })
  },
  fillAnswer: ({ context: { store, firm, env }, input }) =>
    fillFor(store.reader, { context: firm, origin: env.PUBLIC_ORIGIN }, input),
  figures: read((reader, firm) => ({ months: supportFigures(reader, firm) })),
})

const settingsHandlers = answer(supportSettingsContract, {
  get: async ({ context }) => {
    const { store, firm } = context
    const { takesMails } = showSettings(store.reader, firm)
    const known = takesMails ? await taggedAddress(context, supportTag) : null
    return showSettings(store.reader, firm, known?.address ?? null)
  },
  update: write((writer, firm, input) => updateSettings(writer, firm, input)),
  renewLink: write((writer, firm) => renewFormLink(writer, firm)),
})

export const router = {
  supportTickets: handlers,
  supportSettings: settingsHandlers,
  publicSupport: publicHandlers,
}

/** Members who may answer tickets; the caller is one even where the directory knows nobody. */
async function answeringMembers({ env, firm }: HandlerContext) {
  const members = await listFirmMembers(env, firm.firmId)
  const able = members.filter((member) => isAllowed(member, 'supportTicket:edit'))
  const { userId, userName: name } = firm.actor
  const isListed = able.some((member) => member.userId === userId)
  const isAble = isAllowed(firm.actor, 'supportTicket:edit')
  return isListed || !isAble ? able : [...able, { userId, name }]
}

/** @throws AppError invalid at `userId` for nobody who may answer */
async function requireMember(context: HandlerContext, userId: string) {
  if (userId === '') throw new AppError('malformed', 'The person is not a user of this firm')
  const member = (await answeringMembers(context)).find((one) => one.userId === userId)
  if (!member) throw invalidField('userId', 'notInList')
  return { userId, name: member.name }
}
