import { AppError } from '#contract/core/errors.ts'
import { publicCoursesContract } from '#contract/learning/public-courses.ts'
import { publicLearningContract } from '#contract/learning/public-learning.ts'
import { answer, type HandlerContext, read, write } from '../../../firm/implement.ts'
import { certificateFile, certificateOf } from '../certificates/index.ts'
import * as learning from '../courses/index.ts'
import { admit, cancelOrder } from './admit.ts'
import { requireLearner, showLearning } from './learner.ts'
import { showOffer, updateOffer } from './offer.ts'
import { placeOrder } from './place-order.ts'
import { getOrder, listOrders, requireOffer, toOffer, toOrder } from './rows.ts'

const offers = answer(publicCoursesContract, {
  getOffer: read((reader, firm, { courseId }) => toOffer(reader, firm, courseId)),
  updateOffer: write(updateOffer),
  listOrders: read((reader, _, { courseId }) => listOrders(reader, courseId)),
  getOrder: read((reader, _, { courseOrderId }) =>
    toOrder(reader, getOrder(reader, courseOrderId)),
  ),
  admit: ({ context: { store, firm, env }, input: { courseOrderId } }) =>
    store.transact(firm, (writer) =>
      admit(writer, { context: firm, origin: env.PUBLIC_ORIGIN }, courseOrderId),
    ),
  cancelOrder: write((writer, firm, { courseOrderId }) => cancelOrder(writer, firm, courseOrderId)),
  page: read((reader, firm, { token }) => showOffer(reader, firm, token)),
  order: ({ context: { store, firm, env }, input: { token, ...given } }) => {
    const offer = requireOffer(store.reader, firm, token)
    if (given.website !== '') return { isFree: offer.itemId === '' }
    const means = { context: firm, origin: env.PUBLIC_ORIGIN }
    return store.transact(firm, (writer) => placeOrder(writer, means, offer, given))
  },
})

type Linked = { token: string }

/** Whose enrolment an address means, in the place of the caller. */
function mine<Given extends Linked>(context: HandlerContext, { token, ...given }: Given) {
  const { order, learner } = requireLearner(context.store.reader, context.firm, token)
  return {
    context: { ...context, firm: learner },
    ref: { ...given, enrolmentId: order.enrolmentId },
  }
}

const link = answer(publicLearningContract, {
  get: read((reader, firm, { token }) => showLearning(reader, firm, token)),
  certificate: ({ context, input }) => {
    const { store, firm, env } = context
    const certificate = certificateOf(store.reader, mine(context, input).ref.enrolmentId)
    if (!certificate) throw new AppError('not_found', 'No such certificate')
    return certificateFile(store.reader, firm, certificate, env.PUBLIC_ORIGIN)
  },
  openLesson: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return own.store.transact(own.firm, (writer) =>
      learning.doLesson(writer, own.firm, ref, { kind: 'opened' }),
    )
  },
  confirmLesson: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return own.store.transact(own.firm, (writer) =>
      learning.doLesson(writer, own.firm, ref, { kind: 'confirmed' }),
    )
  },
  lessonFile: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return learning.openLessonFile(own, ref, 'file')
  },
  lessonCaptions: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return learning.openLessonFile(own, ref, 'captions')
  },
  noteWatched: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return own.store.transact(own.firm, (writer) => learning.noteWatched(writer, own.firm, ref))
  },
  handIn: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return learning.handIn(own, ref)
  },
  handInFile: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return learning.openHandInFile(own, ref)
  },
  packageStanding: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return learning.packageStandingOf(own.store.reader, own.firm, ref)
  },
  launchPackage: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    const given = { ...ref, launching: own.env }
    return own.store.transact(own.firm, (writer) => learning.launchPackage(writer, own.firm, given))
  },
  packageSession: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return learning.packageSessionOf(own.store.reader, own.firm, { ...ref, launching: own.env })
  },
  standing: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return learning.standingOf(own.store.reader, own.firm, ref)
  },
  start: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return own.store.transact(own.firm, (writer) => learning.startAttempt(writer, own.firm, ref))
  },
  getAttempt: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return learning.showAttempt(own.store.reader, own.firm, ref)
  },
  save: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return own.store.transact(own.firm, (writer) => learning.saveAttempt(writer, own.firm, ref))
  },
  submit: ({ context, input }) => {
    const { context: own, ref } = mine(context, input)
    return own.store.transact(own.firm, (writer) => learning.submitAttempt(writer, own.firm, ref))
  },
})

export const router = { publicCourses: offers, publicLearning: link }
