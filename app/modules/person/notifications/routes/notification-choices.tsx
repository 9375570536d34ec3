import { useActionData, useLoaderData } from '@remix-run/react'
import { ProfileHead } from '#app/modules/person/profile/index.ts'
import { FormFoot } from '#app/shell/form/form-page.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { notificationsContract } from '#contract/core/notifications.ts'
import { noticeDeliveryContract } from '#contract/person/notice-delivery.ts'
import { ownChangesContract } from '#contract/person/own-changes.ts'
import { changeChoices } from '../choice-actions.server.ts'
import { ChoiceTable } from '../components/choice-table.tsx'
import { DeviceSection } from '../components/device-section.tsx'
import { NoticeChanges } from '../components/own-changes.tsx'
import { WhenSection } from '../components/when-section.tsx'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const { call } = upstream(args)
  const [{ choices }, delivery, devices, { rows: changes }] = await Promise.all([
    call(notificationsContract.listChoices, undefined),
    call(noticeDeliveryContract.get, undefined),
    call(noticeDeliveryContract.listDevices, undefined),
    call(ownChangesContract.list, { of: 'notices' }),
  ])
  const title = t('notifications')('choices.title')
  return { head: pageMeta(args, { title }), choices, delivery, devices, changes }
}

export async function action(args: Args) {
  return changeChoices(args)
}

export default function NotificationChoices() {
  const { choices, delivery, devices, changes } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useT('notifications')
  const refusalOf = (intent: string) => (refused?.intent === intent ? refused.refusal : undefined)
  return (
    <>
      <ProfileHead current="notifications" sentence={t('choices.sentence')} />
      <WhenSection delivery={delivery} refusal={refusalOf('when')} />
      <DeviceSection
        publicKey={devices.publicKey}
        devices={devices.rows}
        refusal={refusalOf('addDevice')}
      />
      <form method="post">
        <ChoiceTable choices={choices} />
        <FormFoot cancelHref="/notifications" submit={t('choices.save')} />
      </form>
      <NoticeChanges rows={changes} />
    </>
  )
}

export const meta = headOf
