import { ListPager } from '#app/shell/list/list-pager.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Empty, PageHead, RowsTable, Tag, text } from '#app/ui/index.ts'
import type { ApiKey, AssistantCall, AssistantCallsQuery } from '#contract/person/api-keys.ts'
import { callsPath, keysPath } from '../paths.ts'
import * as styles from './calls.css.ts'

type CallsPageProps = {
  /** Null for the person's own key. */
  firmId: string | null
  page: {
    key: ApiKey
    rows: readonly AssistantCall[]
    next: string | null
    previous: string | null
    first: number
    total: number | null
  }
  query: Omit<AssistantCallsQuery, 'keyId'>
}

/** What assistants asked for with a key, the newest first. */
export function CallsPage({ firmId, page, query }: CallsPageProps) {
  const t = useT('api-keys')
  const { id, name } = page.key
  return (
    <>
      <PageHead
        title={t('calls.title')}
        sentence={t('calls.words', { name })}
        crumb={{ href: keysPath(firmId), label: t('list.title') }}
      />
      {page.rows.length === 0 && <Empty title={t('calls.none')}>{t('calls.noneWords')}</Empty>}
      {page.rows.length > 0 && <CallTable rows={page.rows} />}
      <ListPager page={page} path={callsPath(firmId, id)} query={query} />
    </>
  )
}

/** Calls, each with what it gave along and how it ended. */
export function CallTable({ rows }: { rows: readonly AssistantCall[] }) {
  const t = useT('api-keys')
  const { dateTime } = useFormat()
  return (
    <RowsTable
      caption={t('calls.title')}
      density="roomy"
      isStacked
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('calls.tool'),
          place: 'name',
          cell: ({ at, tool }) => (
            <>
              <code>{tool}</code>
              <span className={text.secondLine}>{dateTime(at)}</span>
            </>
          ),
        },
        {
          head: t('calls.given'),
          tone: 'soft',
          place: 'detail',
          cell: ({ given }) => <code className={styles.given}>{given}</code>,
        },
        {
          head: t('calls.outcome'),
          place: 'state',
          cell: ({ isRefused }) => (
            <>
              {isRefused === null && <Tag tone="plain">{t('calls.unanswered')}</Tag>}
              {isRefused === true && <Tag tone="warn">{t('calls.refused')}</Tag>}
              {isRefused === false && <Tag tone="ok">{t('calls.answered')}</Tag>}
            </>
          ),
        },
      ]}
    />
  )
}
