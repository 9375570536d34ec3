import { z } from 'zod'
import { answerWith } from '#app/shell/answers.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppInput, appsContract, type NewApp } from '#contract/person/apps.ts'

export type Registered = { made?: NewApp; refusal?: Refusal }

const Typed = z.object({ uris: z.string().max(6000).default(''), runs: z.string().default('') })

/** Registers an app of the firm and answers with it: nothing else ever shows its secret. */
export async function registerApp(args: Args, firmId: string) {
  const form = await readForm(args.request)
  const { uris, runs } = Typed.catch({ uris: '', runs: '' }).parse(form.data)
  const redirectUris = uris.split(/\s+/).filter((one) => one !== '')
  const { value, refusal } = parseForm(AppInput, form, {
    redirectUris,
    hasSecret: runs === 'server',
  })
  if (refusal) return answerWith<Registered>({ refusal: atField(refusal) }, { status: 422 })
  const result = await attemptConfirmed(args, form, () =>
    upstream(args).call(appsContract.register, { ...value, firmId }),
  )
  if (result.refusal) {
    return answerWith<Registered>({ refusal: atField(result.refusal) }, { status: result.status })
  }
  return answerWith<Registered>({ made: result.value }, {})
}

/** What is wrong with one of the addresses is said at the field that holds them all. */
function atField(refusal: Refusal): Refusal {
  const problems = Object.fromEntries(
    Object.entries(refusal.problems).map(([path, problem]) => [
      path.startsWith('redirectUris') ? 'uris' : path,
      problem,
    ]),
  )
  return { ...refusal, problems }
}
