import { useT } from '#app/shell/page-context.tsx'
import { Tag } from '#app/ui/index.ts'
import type { Party } from '#contract/firm/parties.ts'

/** What stands beside a party's name: both roles, archived. */
export function PartyMark({ record: { roles, isArchived } }: { record: Party }) {
  const t = useT('parties')
  return (
    <>
      {roles.length > 1 && <Tag>{t('detail.bothTag')}</Tag>}
      {isArchived && <Tag>{t('detail.archivedTag')}</Tag>}
    </>
  )
}
