import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Stack } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { administeredUsersContract } from '#contract/platform/administered-users.ts'
import { changeUser } from '../change-user.server.ts'
import { SuspendedNote } from '../components/suspended-note.tsx'
import { UserTags } from '../components/tags.tsx'
import { UserBody } from '../components/user-body.tsx'
import { userPath, usersPath } from '../paths.ts'

export async function loader(args: Args) {
  const userId = requireIdParam(args, 'userId')
  const { call } = upstream(args)
  const [user, plans] = await Promise.all([
    call(administeredUsersContract.get, { userId }),
    call(administeredUsersContract.listPlans, undefined),
  ])
  return { head: pageMeta(args, { title: user.name }), user, plans }
}

/** One of the page's forms, by the button that was pressed. */
export async function action(args: Args) {
  const userId = requireIdParam(args, 'userId')
  const { intent, refusal, status, name } = await changeUser(args, userId)
  if (refusal) return data({ intent, refusal }, { status })
  const t = (await getVisit(args)).t('administration')
  const message = t(`user.done.${intent}`, { name })
  return redirectWithToast(args, userPath(userId), { type: 'success', message })
}

export default function UserDetailRoute() {
  const { user, plans } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useT('administration')
  const format = useFormat()
  return (
    <Stack gap="s4">
      <PageHead
        title={user.name}
        mark={<UserTags user={user} />}
        sentence={t('user.sentence', {
          email: user.email,
          since: format.date(user.createdAt, 'long'),
        })}
        crumb={{ href: usersPath, label: t('users.list.title') }}
      />
      {user.isSuspended && <SuspendedNote suspension={user.suspension} />}
      <UserBody user={user} plans={plans} refused={refused} />
    </Stack>
  )
}

export const meta = headOf
