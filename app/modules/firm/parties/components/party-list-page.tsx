import type { ComponentProps, ReactNode } from 'react'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Empty, PageHead, SheetPad, Tabs } from '#app/ui/index.ts'
import { partyPath } from '../paths.ts'

type PartyListPageProps = ComponentProps<typeof ListPager> & {
  title: string
  party: { id: string; name: string }
  tabs: ComponentProps<typeof Tabs>['tabs']
  isEmpty: boolean
  /** The rows. */
  children: ReactNode
}

/** A page with all that there is of one kind about a party. */
export function PartyListPage(props: PartyListPageProps) {
  const { title, party, tabs, isEmpty, children, ...pager } = props
  const t = useT('parties')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={title}
        crumb={{ href: partyPath(firm.firmId, party.id), label: party.name }}
      />
      <Tabs isPadded label={title} tabs={tabs} />
      {isEmpty ? (
        <Empty title={t('panel.none')} />
      ) : (
        <>
          <SheetPad>{children}</SheetPad>
          <ListPager {...pager} />
        </>
      )}
    </>
  )
}
