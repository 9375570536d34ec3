import { answerWith } from '#app/shell/answers.ts'
import { proofProblem } from '#app/shell/form/attempt-confirmed.server.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { apiMessage } from './api-message.ts'

type Proof = NonNullable<Form['proof']>

/** Goes on where somebody proved who they are, or says why not. */
export async function answerProof(
  args: Args,
  form: Form,
  to: string,
  prove: (proof: Proof) => Promise<Parameters<typeof apiMessage>[1]>,
) {
  if (!form.proof) return answerWith({ problem: { key: 'required' } }, { status: 422 })
  try {
    const answer = await prove(form.proof)
    const { t } = await getVisit(args)
    const toast = { type: 'success', message: apiMessage(t('entry'), answer) } as const
    return await redirectWithToast(args, to, toast)
  } catch (error) {
    const problem = proofProblem(error, form.proof)
    return answerWith({ problem }, { status: problem.key.startsWith('wait') ? 429 : 403 })
  }
}
