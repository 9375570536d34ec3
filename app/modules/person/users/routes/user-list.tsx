import { useActionData, useLoaderData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, SheetPad, Stack } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'
import { firmRolesContract } from '#contract/core/firm-roles.ts'
import { membersContract } from '#contract/firm/members.ts'
import { DemoBand } from '../components/demo-band.tsx'
import { InvitationTable } from '../components/invitation-table.tsx'
import { ListFilters } from '../components/list-filters.tsx'
import { InviteButton, ListHead } from '../components/list-head.tsx'
import { MemberTable } from '../components/member-table.tsx'
import { ListQuery } from '../list-query.ts'
import { usersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const query = readListQuery(ListQuery, args.request)
  const { tab, q, role, ...rest } = query
  const { firmId } = firm
  const isMembers = tab === 'members'
  const [page, invitations, { rows: own }] = await Promise.all([
    call(membersContract.list, { firmId, ...(isMembers ? { q, role, ...rest } : { size: 1 }) }),
    call(membersContract.listInvitations, { firmId, ...(isMembers ? {} : { q, role }) }),
    call(firmRolesContract.list, { firmId }),
  ])
  const head = pageMeta(args, { title: t('users')('list.title') })
  return { head, query, page, invitations: invitations.rows, own }
}

/** Sends an invitation anew, or takes it back. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('users')
  const form = await readForm(args.request)
  const invitationId = Id.safeParse(form.data.invitationId)
  if (!invitationId.success) throw new AppError('malformed', 'No invitation')
  const one = { firmId: firm.firmId, invitationId: invitationId.data }
  const path = listHref(usersPath(firm.firmId), { tab: 'invitations' })
  if (form.intent === 'revoke') {
    const { email } = await call(membersContract.revokeInvitation, one)
    const message = t('list.revoked', { email })
    return redirectWithToast(args, path, { type: 'success', message })
  }
  if (form.intent !== 'resend') throw new AppError('malformed', 'No intent')
  const result = await attemptConfirmed(args, form, () =>
    call(membersContract.resendInvitation, one),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('list.resent', { email: result.value.email })
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function UserListRoute() {
  const { query, page, invitations, own } = useLoaderData<typeof loader>()
  const { firm } = useFirm()
  const isMembers = query.tab === 'members'
  return (
    <>
      <ListHead tab={query.tab} members={page.total ?? 0} invitations={invitations.length} />
      <DemoBand />
      <Refused />
      <ListFilters query={query} own={own} />
      {isMembers && page.rows.length > 0 && <MemberTable rows={page.rows} />}
      {!isMembers && invitations.length > 0 && <InvitationTable rows={invitations} />}
      {(isMembers ? page.rows : invitations).length === 0 && <Nothing query={query} />}
      {isMembers && <ListPager page={page} path={usersPath(firm.firmId)} query={query} />}
    </>
  )
}

/** What became of a resend: a wait, or the question who it is. */
function Refused() {
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('users')
  if (!refusal) return null
  if (!refusal.confirm) {
    return (
      <SheetPad>
        <RefusalSummary refusal={refusal} />
      </SheetPad>
    )
  }
  return (
    <SheetPad>
      <form method="post">
        <Stack>
          <input type="hidden" name="invitationId" value={textAt(refusal.values, 'invitationId')} />
          <ConfirmNotice refusal={refusal} />
          <Button name="intent" value="resend">
            {t('list.resend')}
          </Button>
        </Stack>
      </form>
    </SheetPad>
  )
}

function Nothing({ query }: { query: ListQuery }) {
  const t = useT('users')
  const { firm } = useFirm()
  const { tab, q, role, state } = query
  if (q || role || state) {
    const clearHref = listHref(usersPath(firm.firmId), { tab: tab === 'members' ? '' : tab })
    return <NothingFoundFor q={q} clearHref={clearHref} />
  }
  return (
    <Empty title={t('list.noInvitations')} actions={<InviteButton />}>
      {t('list.noInvitationsWords')}
    </Empty>
  )
}

export const meta = headOf
