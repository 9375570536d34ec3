import { z } from 'zod'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { appsContract } from '#contract/person/apps.ts'
import { firmAppsPath } from './paths.ts'

const Named = z.object({ grantId: Id.optional(), appId: Id.optional() })

/** Ends what the posted form names, of the person's own. */
export async function endOwnGrant(args: Args) {
  const { data } = await readForm(args.request)
  const { grantId } = Named.safeParse(data).data ?? {}
  if (grantId === undefined) throw new AppError('malformed', 'No app is named')
  const { appName } = await upstream(args).call(appsContract.revokeGrant, { grantId })
  return done(args, profilePaths.apps, 'done.ended', appName)
}

/** Ends what was let into the firm, or removes an app of it, as the posted form says. */
export async function changeFirmApps(args: Args, firmId: string) {
  const { call } = upstream(args)
  const { data } = await readForm(args.request)
  const { grantId, appId } = Named.safeParse(data).data ?? {}
  if (appId !== undefined) {
    const { name } = await call(appsContract.remove, { firmId, appId })
    return done(args, firmAppsPath(firmId), 'done.removed', name)
  }
  if (grantId === undefined) throw new AppError('malformed', 'No app is named')
  const { appName } = await call(appsContract.endGrant, { firmId, grantId })
  return done(args, firmAppsPath(firmId), 'done.ended', appName)
}

async function done(args: Args, path: string, key: string, app: string) {
  const message = (await getVisit(args)).t('apps')(key, { app })
  return redirectWithToast(args, path, { type: 'success', message })
}
