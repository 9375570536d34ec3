import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { ProfileHead, profilePaths } from '#app/modules/profile/index.ts'
import { FormFoot } from '#app/shell/form/form-page.tsx'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireSession } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/errors.ts'
import { NotificationKind, notificationsContract } from '#contract/notifications.ts'
import { ChoiceTable } from '../components/choice-table.tsx'
import { concerns } from '../components/notice-groups.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { choices } = await upstream(args).call(notificationsContract.listChoices, undefined)
  return { head: pageMeta(args, { title: t('notifications')('choices.title') }), choices }
}

/** Boxes that are ticked; a box that is not does not come along. */
const Ticked = z.partialRecord(NotificationKind, z.literal('on')).default({})
const Boxes = z.object({ inApp: Ticked, mail: Ticked })

export async function action(args: Args) {
  const [session, { t }] = await Promise.all([requireSession(args), getVisit(args)])
  const { data } = await readForm(args.request)
  const boxes = Boxes.safeParse(data)
  if (!boxes.success) throw new AppError('malformed', 'Bad choices')
  const { inApp, mail } = boxes.data
  // What the page did not show stays as it was.
  const shown = NotificationKind.options.filter((kind) => concerns(kind, session.firms))
  await upstream(args).call(notificationsContract.choose, {
    choices: shown.map((kind) => ({
      kind,
      inApp: inApp[kind] === 'on',
      mail: mail[kind] === 'on',
    })),
  })
  const message = t('notifications')('choices.saved')
  return redirectWithToast(args, profilePaths.notifications, { type: 'success', message })
}

export default function NotificationChoices() {
  const { choices } = useLoaderData<typeof loader>()
  const t = useT('notifications')
  return (
    <>
      <ProfileHead current="notifications" sentence={t('choices.sentence')} />
      <form method="post">
        <ChoiceTable choices={choices} />
        <FormFoot cancelHref="/notifications" submit={t('choices.save')} />
      </form>
    </>
  )
}

export const meta = headOf
