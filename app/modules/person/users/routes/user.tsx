import { useActionData, useLoaderData } from '@remix-run/react'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { firmRolesContract } from '#contract/core/firm-roles.ts'
import { canGrant } from '#contract/core/roles.ts'
import { membersContract } from '#contract/firm/members.ts'
import { changeMember } from '../change-member.server.ts'
import { AccessSection } from '../components/access-section.tsx'
import { MemberFacts } from '../components/member-facts.tsx'
import { RoleForm } from '../components/role-form.tsx'
import { StateTag } from '../components/state-tag.tsx'
import { TeamForm } from '../components/team-form.tsx'
import { TransferSection } from '../components/transfer-section.tsx'
import { usersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm, can } = await requireFirm(args)
  const one = { firmId: firm.firmId, userId: requireIdParam(args, 'userId') }
  const [member, { rows: ownRoles }, offers] = await Promise.all([
    call(membersContract.get, one),
    call(firmRolesContract.list, { firmId: firm.firmId }),
    can('firm:transfer') ? call(membersContract.listOffers, { firmId: firm.firmId }) : undefined,
  ])
  const offer = offers?.rows.find(({ to }) => to.userId === member.userId)
  return { head: pageMeta(args, { title: member.name }), member, ownRoles, offer }
}

/** Role, access and ownership; each a form of its own. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const t = (await getVisit(args)).t('users')
  const form = await readForm(args.request)
  const done = await changeMember(args, access, form, t)
  return done.refusal ? refuse(done.refusal, done.status) : done.answer
}

export default function UserRoute() {
  const { member, ownRoles, offer } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('users')
  const { firm, session, can } = useFirm()
  const isSelf = member.userId === session.user.id
  const mayChange = !isSelf && can('member:edit') && canGrant(firm, member)
  const mayTransfer = !isSelf && can('firm:transfer') && member.role !== 'owner'
  return (
    <>
      <PageHead
        title={member.name}
        mark={<StateTag state={member.state} />}
        sentence={member.email}
        crumb={{ href: usersPath(firm.firmId), label: t('list.title') }}
      />
      <MemberFacts member={member} isSelf={isSelf} mayChange={mayChange} />
      {mayChange && <RoleForm member={member} ownRoles={ownRoles} refusal={refusal} />}
      {mayChange && <TeamForm member={member} />}
      {mayChange && <AccessSection member={member} />}
      {mayTransfer && <TransferSection member={member} offer={offer} refusal={refusal} />}
    </>
  )
}

export const meta = headOf
