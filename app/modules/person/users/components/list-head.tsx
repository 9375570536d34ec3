import { listHref } from '#app/shell/list/list-query.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton, PageHead, Tabs } from '#app/ui/index.ts'
import type { ListQuery } from '../list-query.ts'
import { invitePath, rolesPath, usersPath } from '../paths.ts'

type ListHeadProps = { tab: ListQuery['tab']; members: number; invitations: number }

/** Head of the list, with a tab for each of its tables. */
export function ListHead({ tab, members, invitations }: ListHeadProps) {
  const t = useT('users')
  const { firm } = useFirm()
  const path = usersPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t('list.sentence', { firm: firm.tradeName || firm.legalName })}
        actions={
          <>
            <LinkButton icon="shield" href={rolesPath(firm.firmId)}>
              {t('roles.title')}
            </LinkButton>
            <InviteButton />
          </>
        }
      />
      <Tabs
        isPadded
        label={t('list.title')}
        tabs={[
          {
            href: path,
            label: t('list.members'),
            count: members,
            isCurrent: tab === 'members',
          },
          {
            href: listHref(path, { tab: 'invitations' }),
            label: t('list.invitations'),
            count: invitations,
            isCurrent: tab === 'invitations',
          },
        ]}
      />
    </>
  )
}

/** Leads to the form, for who may invite. */
export function InviteButton() {
  const t = useT('users')
  const { firm, can } = useFirm()
  if (!can('member:invite')) return null
  return (
    <LinkButton kind="primary" icon="user-plus" href={invitePath(firm.firmId)}>
      {t('invite.title')}
    </LinkButton>
  )
}
