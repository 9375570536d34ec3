import { AppError, forbiddenWithout } from '#contract/core/errors.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { Env } from '../../../core/env.ts'
import { callFirm } from '../../../core/firm-call.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { findPresentRights } from '../../../identity/members/present-rights.ts'

type Means = { env: Env; firm: Pick<FirmContext, 'actor' | 'firmId'> }

/**
 * The caller as a member of another firm, with what the directory says that they may do there now. A
 * firm of strangers, one that is none and one where they lack the right are refused alike, and so are
 * API keys, which are for one firm, and what writes in a firm that is being deleted.
 * @throws AppError forbidden
 */
export async function requireActorIn(
  { env, firm }: Means,
  otherFirmId: string,
  needs: Permission,
): Promise<Actor> {
  const { actor, firmId } = firm
  const isWriting = !needs.endsWith(':view')
  const isPerson = actor.userId !== '' && !actor.isProgram
  const rights =
    isPerson && otherFirmId !== firmId
      ? await findPresentRights(env, otherFirmId, actor.userId, { isWriting })
      : undefined
  if (!rights || !isAllowed(rights, needs)) throw forbiddenWithout(needs, 'noRightsThere')
  return { ...actor, ...rights, isFresh: false }
}

type Asked = { method: string; path: string; body?: object }

/** Asks another firm as a member of it. @throws AppError as it refused; unavailable to be asked again */
export async function askOther(
  means: Pick<Means, 'env'>,
  otherFirmId: string,
  actor: Actor,
  asked: Asked,
): Promise<unknown> {
  const response = await requestOther(means, otherFirmId, actor, asked)
  return response.json()
}

/** A file of another firm, by the name that it has there. @throws AppError as `askOther` */
export async function fileOfOther(
  means: Pick<Means, 'env'>,
  otherFirmId: string,
  actor: Actor,
  path: string,
): Promise<File> {
  const response = await requestOther(means, otherFirmId, actor, { method: 'GET', path })
  const type = response.headers.get('content-type') ?? ''
  const [, name = ''] =
    /filename\*=utf-8''([^;\s]+)/i.exec(response.headers.get('content-disposition') ?? '') ?? []
  return new File([await response.arrayBuffer()], decodeURIComponent(name), { type })
}

async function requestOther(
  { env }: Pick<Means, 'env'>,
  otherFirmId: string,
  actor: Actor,
  { method, path, body }: Asked,
): Promise<Response> {
  const url = `https://firm/firms/${otherFirmId}${path}`
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await callFirm(
    env,
    otherFirmId,
    actor,
    new Request(url, { method, ...(body && json) }),
  )
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 422 || response.status === 409) {
    throw new AppError('conflict', 'The other firm refused it', {
      detail: { reason: 'otherFirmRefused' },
    })
  }
  if (response.status >= 500 || response.status === 429) {
    throw new AppError('unavailable', 'The other firm does not answer')
  }
  throw forbiddenWithout(method, 'noRightsThere')
}
