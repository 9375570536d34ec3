import type { Learning } from '#app/modules/learning/courses/index.server.ts'
import { tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { publicLearningContract as contract } from '#contract/learning/public-learning.ts'
import { learningPath } from './paths.ts'

const nobody = { token: null }

/** The course that a link opens, and how its pages speak; once for an action and its page. */
export const openLearning = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const found = await call(contract.get, { token }, nobody)
  await speakTo(args, { language: found.language, timeZone: found.timeZone })
  return { token, ...found }
})

/** Learning by the link of an address, in the place of a member. */
export function linkLearning(args: Args): Learning {
  const token = tokenOf(args)
  const { call, stream } = upstream(args)
  return {
    base: learningPath(token),
    openLesson: (lessonId) => call(contract.openLesson, { token, lessonId }, nobody),
    confirmLesson: (lessonId) => call(contract.confirmLesson, { token, lessonId }, nobody),
    lessonFile: (lessonId, part) =>
      stream(contract.lessonFile, { token, lessonId, ...part }, nobody),
    lessonCaptions: (lessonId) => stream(contract.lessonCaptions, { token, lessonId }, nobody),
    noteWatched: (lessonId, watched) =>
      call(contract.noteWatched, { ...watched, token, lessonId }, nobody),
    handIn: (lessonId, handIn) => call(contract.handIn, { ...handIn, token, lessonId }, nobody),
    handInFile: (lessonId, handInId) =>
      stream(contract.handInFile, { token, lessonId, handInId }, nobody),
    packageStanding: (lessonId) => call(contract.packageStanding, { token, lessonId }, nobody),
    launchPackage: (lessonId, itemId) =>
      call(contract.launchPackage, { token, lessonId, itemId }, nobody),
    packageSession: (lessonId, packageSessionId) =>
      call(contract.packageSession, { token, lessonId, packageSessionId }, nobody),
    standing: (lessonId) => call(contract.standing, { token, lessonId }, nobody),
    start: (lessonId) => call(contract.start, { token, lessonId }, nobody),
    getAttempt: (ref) => call(contract.getAttempt, { token, ...ref }, nobody),
    save: (ref) => call(contract.save, { ...ref, token }, nobody),
    submit: (ref) => call(contract.submit, { token, ...ref }, nobody),
  }
}
