import { useLoaderData } from '@remix-run/react'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Stack, Tag } from '#app/ui/index.ts'
import { AppError } from '#contract/errors.ts'
import { partiesContract } from '#contract/parties.ts'
import { PartyActions } from '../components/party-actions.tsx'
import { PartyAdvice } from '../components/party-advice.tsx'
import { PartyFacts } from '../components/party-facts.tsx'
import { PartyFigures } from '../components/party-figures.tsx'
import { placeOf } from '../components/place.ts'
import { partiesPath, partyPath } from '../paths.ts'
import { viewOfParty } from '../view.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'party:view')
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const party = await call(partiesContract.get, ids)
  return { head: pageMeta(args, { title: party.name }), party }
}

/** Takes the party out of the lists, or back in. */
export async function action(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'party:edit')
  const { t } = await getVisit(args)
  const { intent, idempotencyKey } = await readForm(args.request)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  if (intent !== 'archive' && intent !== 'restore') throw new AppError('malformed', 'No intent')
  const party = await call(partiesContract[intent], ids, { idempotencyKey })
  const texts = t('parties')
  const gaps = { name: party.name }
  return redirectWithToast(args, partyPath(ids.firmId, ids.partyId), {
    type: 'success',
    message: intent === 'archive' ? texts('detail.archived', gaps) : texts('detail.restored', gaps),
  })
}

export default function PartyDetailRoute() {
  const { party } = useLoaderData<typeof loader>()
  const t = useT('parties')
  const format = useFormat()
  const { firm } = useFirm()
  const { name, isArchived, address } = party
  const view = viewOfParty(party)
  return (
    <Stack gap="s4">
      <PageHead
        title={name}
        mark={
          <>
            {party.roles.length > 1 && <Tag>{t('detail.bothTag')}</Tag>}
            {isArchived && <Tag>{t('detail.archivedTag')}</Tag>}
          </>
        }
        sentence={placeOf(address, format)}
        crumb={{ href: partiesPath(firm.firmId, view), label: t(`${view}.title`) }}
        actions={<PartyActions party={party} />}
      />
      <PartyAdvice party={party} />
      <div>
        {party.roles.includes('customer') && <PartyFigures party={party} />}
        <PartyFacts party={party} />
      </div>
    </Stack>
  )
}

export const meta = headOf
