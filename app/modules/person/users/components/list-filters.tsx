import { roleName } from '#app/modules/firm/firms/index.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Select } from '#app/ui/index.ts'
import type { FirmRole } from '#contract/core/firm-roles.ts'
import { memberStates } from '#contract/firm/members.ts'
import { rolesOf } from '../grantable.ts'
import type { ListQuery } from '../list-query.ts'
import { usersPath } from '../paths.ts'

/** Search, role and, for members, state. */
type ListFiltersProps = { query: ListQuery; own: readonly FirmRole[] }

export function ListFilters({ query, own }: ListFiltersProps) {
  const t = useT('users')
  const roleTexts = useT('firms')
  const { firm } = useFirm()
  const { tab, q, role, state } = query
  const isMembers = tab === 'members'
  return (
    <ListBar
      path={usersPath(firm.firmId)}
      q={q}
      label={t(isMembers ? 'list.search' : 'list.searchInvitations')}
      kept={{ tab: isMembers ? undefined : tab }}
    >
      <Select
        name="role"
        aria-label={t('list.role')}
        defaultValue={role ?? ''}
        options={[
          { value: '', label: t('list.everyRole') },
          ...rolesOf(own).map((one) => ({ value: one.role, label: roleName(roleTexts, one) })),
        ]}
      />
      {isMembers && (
        <Select
          name="state"
          aria-label={t('list.state')}
          defaultValue={state ?? ''}
          options={[
            { value: '', label: t('list.everyState') },
            ...memberStates.map((one) => ({ value: one, label: t(`state.${one}`) })),
          ]}
        />
      )}
    </ListBar>
  )
}
