import type { ReactNode } from 'react'
import { Button, LinkButton, Menu, MenuLink, PageHead, Tabs } from '#app/ui/index.ts'
import { listHref } from '../list/list-query.ts'
import { useFormat } from '../page-context.tsx'
import { useAbout } from './about.ts'
import { fromFirstPage } from './list-address.ts'
import type { ListView } from './register-list.tsx'
import { ViewMenu } from './view-menu.tsx'

const moreId = 'list-more'

/** Title, one sentence, and what can be done with the whole list. */
export function ListHead({ actions, ...view }: ListView & { actions?: ReactNode }) {
  const { register, path, query, extra } = view
  const { t, words, canOpen, firm } = useAbout(register, extra)
  const shown = { ...fromFirstPage(register, query), size: undefined }
  return (
    <PageHead
      title={t('list.title')}
      sentence={t('list.sentence', { currency: firm.baseCurrency })}
      actions={
        <>
          <ViewMenu
            path={view.path}
            views={view.views}
            viewId={view.viewId}
            query={fromFirstPage(view.register, view.query)}
            isOfPlatform={view.register.isOfPlatform}
          />
          <Button icon="download" opens={moreId}>
            {words('export.open')}
          </Button>
          <Menu id={moreId} align="end" label={words('export.open')}>
            <MenuLink icon="file-text" href={listHref(`${path}/export`, { ...shown, as: 'csv' })}>
              {words('export.csv')}
            </MenuLink>
            <MenuLink
              icon="file-spreadsheet"
              href={listHref(`${path}/export`, { ...shown, as: 'xlsx' })}
            >
              {words('export.xlsx')}
            </MenuLink>
          </Menu>
          {register.hasImport && canOpen(`${path}/import`) && (
            <LinkButton icon="upload" href={`${path}/import`}>
              {words('import.open')}
            </LinkButton>
          )}
          {actions}
          <NewLink {...view} />
        </>
      }
    />
  )
}

/** The way to a new record, for whoever may make one. */
export function NewLink({ register, path, extra }: ListView) {
  const { t, canOpen } = useAbout(register, extra)
  const hasNew = register.hasOwnNew || (register.form && register.calls.create)
  if (!hasNew || !canOpen(`${path}/new`)) return null
  return (
    <LinkButton kind="primary" icon="plus" href={`${path}/new`}>
      {t('list.new')}
    </LinkButton>
  )
}

/** The tabs with how many each has under the present search and filters. */
export function RegisterTabs({ register, path, query, page, extra }: ListView) {
  const { t, words } = useAbout(register, extra)
  const { number } = useFormat()
  function countOf(tab: string) {
    const count = page.counts[tab]
    if (count === undefined) return undefined
    return count === null ? words('list.many') : number(count)
  }
  return (
    <Tabs
      isPadded
      label={t('list.title')}
      tabs={register.tabs.map((tab, index) => ({
        href: listHref(path, {
          ...fromFirstPage(register, query),
          tab: index === 0 ? undefined : tab,
        }),
        label: t(`tab.${tab}`),
        count: countOf(tab),
        isCurrent: tab === query.tab,
      }))}
    />
  )
}
