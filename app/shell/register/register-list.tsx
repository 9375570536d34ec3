import type { ReactNode } from 'react'
import { Checkbox, Empty } from '#app/ui/index.ts'
import type { BulkResult } from '#contract/core/register.ts'
import type { SavedView } from '#contract/core/saved-views.ts'
import type { MailsToSend } from '#contract/firm/mails-to-send.ts'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { chosenFor } from '../frame/menu.ts'
import { ListBar } from '../list/list-bar.tsx'
import { ListPager } from '../list/list-pager.tsx'
import { listHref } from '../list/list-query.ts'
import { NothingFoundFor } from '../list/nothing-found-for.tsx'
import { SendQuestion } from '../mails/send-question.tsx'
import { useAbout } from './about.ts'
import { BulkBarOf } from './bulk-bar.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import { withCustom } from './custom/custom-fields.ts'
import type { AnyRegister, AnyRow, ListQuery, Page } from './describe.ts'
import { FilterMenu } from './filter-menu.tsx'
import {
  filterCount,
  filterNames,
  filterValue,
  fromFirstPage,
  writtenQuery,
} from './list-address.ts'
import { ListHead, NewLink, RegisterTabs } from './list-head.tsx'
import * as styles from './register.css.ts'
import { recordPath } from './register-paths.ts'
import { RegisterTable } from './register-table.tsx'

/** What the page of a list is given by `loadList`. */
export type ListView = {
  register: AnyRegister
  /** Of the list: `/firms/…/items`. */
  path: string
  query: ListQuery
  page: Page<AnyRow>
  extra: unknown
  views: readonly SavedView[]
  /** The saved view that was chosen. */
  viewId: string | undefined
}

type RegisterListProps = ListView & {
  /** Without results where what was chosen before a session ended is shown again. */
  outcome?:
    | { action: string; results?: BulkResult['results']; mails?: MailsToSend | undefined }
    | undefined
  /** In the head, beside the usual buttons. */
  actions?: ReactNode
  /** Below the head. */
  intro?: ReactNode
  /** The module's own rows in place of the table. */
  table?: ReactNode
}

/** The list of a register: tabs, search, filters, table, what can be done with many, and pages. */
export function RegisterList({ outcome, actions, intro, table, ...given }: RegisterListProps) {
  const view = { ...given, register: withCustom(given.register, given.extra) }
  const { register, path, query, page, extra } = view
  const about = useAbout(register, extra)
  const { can } = about
  const offered = (register.bulk ?? []).filter(
    ({ needs, tabs }) => can(needs) && (tabs?.includes(query.tab) ?? true),
  )
  const elsewhere = register.isOfPlatform ? [] : chosenFor(about, register.recordKind)
  const isChosen = offered.length + elsewhere.length > 0
  const filtered = Object.fromEntries(
    filterNames(register).map((name) => [name, filterValue(query, name)]),
  )
  const { q, tab, sort, direction } = writtenQuery(register, query)
  const kept = { tab: textOf(tab), sort: textOf(sort), direction: textOf(direction) }
  const here = listHref(path, writtenQuery(register, query))
  if (outcome?.mails) {
    return (
      <>
        <ListHead {...view} actions={actions} />
        <SendQuestion
          mails={outcome.mails}
          name="ids"
          intent={`bulk.${outcome.action}`}
          href={here}
          fields={{ seen: 'yes' }}
        />
      </>
    )
  }
  const isNarrowed = Boolean(query.q) || filterCount(register, query) > 0
  return (
    <>
      <ListHead {...view} actions={actions} />
      {intro}
      {register.tabs.length > 1 && <RegisterTabs {...view} />}
      <ListBar
        path={path}
        q={query.q}
        label={about.t('list.search')}
        kept={register.filters ? kept : { ...kept, ...filtered }}
      >
        {register.filters && <FilterMenu view={view} about={about} />}
      </ListBar>
      {outcome?.results && (
        <BulkOutcome
          results={outcome.results}
          hrefOf={(id) => recordPath(register, about.firm.firmId, id)}
        />
      )}
      {page.rows.length > 0 ? (
        <>
          {table ?? (
            <form method="post" action={here}>
              <IdempotencyField />
              {isChosen && (
                <Checkbox name="all" value="yes" className={styles.phoneAll}>
                  {about.words('bulk.all')}
                </Checkbox>
              )}
              <RegisterTable view={view} about={about} isChosen={isChosen} />
              {isChosen && (
                <BulkBarOf
                  actions={offered}
                  elsewhere={elsewhere.map(({ labelKey, moduleId, icon, path: pathOf }) => ({
                    label: about.texts(moduleId)(labelKey),
                    icon,
                    href: listHref(pathOf(about.firm.firmId), {
                      ...writtenQuery(register, query),
                      list: register.path,
                    }),
                  }))}
                  page={page}
                  about={about}
                />
              )}
            </form>
          )}
          <ListPager page={page} path={path} query={definedOf(writtenQuery(register, query))} />
        </>
      ) : isNarrowed ? (
        <NothingFoundFor
          q={textOf(q)}
          clearHref={listHref(path, { tab: fromFirstPage(register, query).tab })}
        />
      ) : query.tab === register.tabs[0] ? (
        <Empty title={about.t('list.none')} actions={<NewLink {...view} />}>
          {about.t('list.noneWords')}
        </Empty>
      ) : (
        <Empty title={about.words('list.noneHere')} />
      )}
    </>
  )
}

function textOf(value: string | number | null | undefined): string | undefined {
  return value === undefined || value === null ? undefined : String(value)
}

function definedOf(query: Record<string, string | number | null | undefined>) {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value ?? undefined] as const),
  )
}
