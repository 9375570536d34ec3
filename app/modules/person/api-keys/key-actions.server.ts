import { z } from 'zod'
import { answerWith } from '#app/shell/answers.ts'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseForm, type Refusal } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import type { Permission } from '#contract/core/roles.ts'
import {
  ApiKeyInput,
  apiKeyLives,
  apiKeysContract,
  keyPermissions,
  type NewApiKey,
} from '#contract/person/api-keys.ts'
import { keysPath } from './paths.ts'

/** The form of a new key before anybody typed. */
export type NewKeyFields = { name: string; days: string; permissions: Permission[] }
export type MadeKey = { made?: NewApiKey; refusal?: Refusal }

/** The head of the page that makes a key, and what a link to it fills in. */
export async function loadNewKey(args: Args) {
  const { t } = await getVisit(args)
  const asked = new URL(args.request.url).searchParams
  const lives: readonly number[] = apiKeyLives
  const days = Number(asked.get('days'))
  const initial: NewKeyFields = {
    name: (asked.get('name') ?? '').slice(0, 60),
    days: String(lives.includes(days) ? days : 90),
    permissions: keyPermissions.filter((one) => asked.getAll('permissions').includes(one)),
  }
  return { head: pageMeta(args, { title: t('api-keys')('new.title') }), initial }
}

/** Makes a key of the firm, or the person's own, and answers with it: nothing else ever shows it. */
export async function makeKey(args: Args, firmId: string | null) {
  const { call } = upstream(args)
  const form = await readForm(args.request, { lists: ['permissions'] })
  const { value, refusal } = parseForm(ApiKeyInput, form)
  if (refusal) return answerWith<MadeKey>({ refusal }, { status: 422 })
  const result = await attemptConfirmed(args, form, () =>
    firmId
      ? call(apiKeysContract.create, { ...value, firmId })
      : call(apiKeysContract.createOwn, value),
  )
  if (result.refusal)
    return answerWith<MadeKey>({ refusal: result.refusal }, { status: result.status })
  return answerWith<MadeKey>({ made: result.value }, {})
}

/** Ends the key that the posted form names. */
export async function revokeKey(args: Args, firmId: string | null) {
  const { call } = upstream(args)
  const { data } = await readForm(args.request)
  const { keyId } = z.object({ keyId: Id }).safeParse(data).data ?? {}
  if (keyId === undefined) throw new AppError('malformed', 'No key is named')
  const { name } = firmId
    ? await call(apiKeysContract.revoke, { firmId, keyId })
    : await call(apiKeysContract.revokeOwn, { keyId })
  const message = (await getVisit(args)).t('api-keys')('done.revoked', { name })
  return redirectWithToast(args, keysPath(firmId), { type: 'success', message })
}
