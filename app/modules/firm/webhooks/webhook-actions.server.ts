import { z } from 'zod'
import { answerWith } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { type Form, readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Id, Version } from '#contract/core/fields.ts'
import { WebhookInput, type WebhookWithSecret, webhooksContract } from '#contract/firm/webhooks.ts'
import { webhookPath, webhooksPath } from './paths.ts'

type Answer = { made?: WebhookWithSecret; refusal?: Refusal }

/** The buttons of a webhook's page: save, test, change the secret, send again, delete. */
export async function actOnWebhook(args: Args) {
  const { call, firm } = await requireFirm(args)
  const one = { firmId: firm.firmId, webhookId: requireIdParam(args, 'webhookId') }
  const form = await readForm(args.request, { lists: ['events'] })
  const options = { idempotencyKey: form.idempotencyKey }
  switch (form.intent) {
    case 'rotate':
      return answerWith<Answer>(
        { made: await call(webhooksContract.rotateSecret, one, options) },
        {},
      )
    case 'delete':
      await call(webhooksContract.delete, one)
      return done(args, webhooksPath(one.firmId), 'deleted')
    case 'test':
      await call(webhooksContract.test, one, options)
      return done(args, webhookPath(one.firmId, one.webhookId), 'tested')
    case 'resend': {
      const { deliveryId } = z.object({ deliveryId: Id }).parse(form.data)
      await call(webhooksContract.resend, { ...one, deliveryId }, options)
      return done(args, webhookPath(one.firmId, one.webhookId), 'resent')
    }
    default:
      return save(args, form, one)
  }
}

async function save(args: Args, form: Form, one: { firmId: string; webhookId: string }) {
  const { call } = await requireFirm(args)
  const { value, refusal } = parseForm(WebhookInput.extend({ version: Version }), form)
  if (refusal) return answerWith<Answer>({ refusal }, { status: 422 })
  const result = await attempt(form, () => call(webhooksContract.update, { ...value, ...one }))
  if (result.refusal) {
    return answerWith<Answer>({ refusal: result.refusal }, { status: result.status })
  }
  return done(args, webhookPath(one.firmId, one.webhookId), 'saved')
}

async function done(args: Args, to: string, what: string) {
  const message = (await getVisit(args)).t('webhooks')(`done.${what}`)
  return redirectWithToast(args, to, { type: 'success', message })
}
