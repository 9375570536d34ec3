import { useActionData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { WebhookInput, type WebhookWithSecret, webhooksContract } from '#contract/firm/webhooks.ts'
import { MadeSecret } from '../components/made-secret.tsx'
import { WebhookForm } from '../components/webhook-form.tsx'
import { webhooksPath } from '../paths.ts'

type Made = { made?: WebhookWithSecret; refusal?: Refusal }

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('webhooks')('list.new') }) }
}

/** Answers with the new webhook and its secret: nothing else ever shows that. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const form = await readForm(args.request, { lists: ['events'] })
  const { value, refusal } = parseForm(WebhookInput, form)
  if (refusal) return answerWith<Made>({ refusal }, { status: 422 })
  const options = { idempotencyKey: form.idempotencyKey }
  const result = await attempt(form, () =>
    call(webhooksContract.create, { ...value, firmId: firm.firmId }, options),
  )
  if (result.refusal)
    return answerWith<Made>({ refusal: result.refusal }, { status: result.status })
  return answerWith<Made>({ made: result.value }, {})
}

export default function WebhookNewRoute() {
  const answer = useActionData<typeof action>()
  const t = useT('webhooks')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('list.new')}
        sentence={t('list.sentence')}
        crumb={{ href: webhooksPath(firm.firmId), label: t('list.title') }}
      />
      {answer?.made ? <MadeSecret made={answer.made} /> : <WebhookForm refusal={answer?.refusal} />}
    </>
  )
}

export const meta = headOf
