import { ListPager } from '#app/shell/list/list-pager.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, Empty, HeadCell, PageHead, Table, Tag, text } from '#app/ui/index.ts'
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
    <Table caption={t('calls.title')} density="roomy" isStacked>
      <thead>
        <tr>
          <HeadCell>{t('calls.tool')}</HeadCell>
          <HeadCell>{t('calls.given')}</HeadCell>
          <HeadCell>{t('calls.outcome')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, at, tool, given, isRefused }) => (
          <tr key={id}>
            <Cell place="name">
              <code>{tool}</code>
              <span className={text.secondLine}>{dateTime(at)}</span>
            </Cell>
            <Cell tone="soft" place="detail">
              <code className={styles.given}>{given}</code>
            </Cell>
            <Cell place="state">
              {isRefused === null && <Tag tone="plain">{t('calls.unanswered')}</Tag>}
              {isRefused === true && <Tag tone="warn">{t('calls.refused')}</Tag>}
              {isRefused === false && <Tag tone="ok">{t('calls.answered')}</Tag>}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
