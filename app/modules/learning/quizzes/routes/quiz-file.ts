import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { passFile } from '#app/shell/pass-file.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { QuizFormat, quizzesContract } from '#contract/learning/quizzes.ts'

/** The questions of a quiz in a format of other programs. */
export async function loader(args: Args) {
  const { stream, firm } = await requireFirm(args)
  const format = QuizFormat.safeParse(new URL(args.request.url).searchParams.get('format'))
  const input = {
    firmId: firm.firmId,
    quizId: requireIdParam(args, 'quizId'),
    format: format.data ?? 'gift',
  }
  return passFile(await stream(quizzesContract.exportQuestions, input))
}
