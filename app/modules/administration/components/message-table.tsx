import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, Table, Tag } from '#app/ui/index.ts'
import type { ContactMessage } from '#contract/contact-messages.ts'
import { messagePath } from '../paths.ts'
import * as styles from './list.css.ts'

/** What visitors wrote, with its beginning. */
export function MessageTable({ rows }: { rows: readonly ContactMessage[] }) {
  const t = useT('administration')
  return (
    <Table density="roomy" caption={t('messages.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('messages.from')}</HeadCell>
          <HeadCell>{t('messages.message')}</HeadCell>
          <HeadCell>{t('messages.language')}</HeadCell>
          <HeadCell>{t('messages.state')}</HeadCell>
          <HeadCell>{t('messages.at')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MessageRow key={row.id} row={row} />
        ))}
      </tbody>
    </Table>
  )
}

const shownLength = 90

function MessageRow({ row }: { row: ContactMessage }) {
  const t = useT('administration')
  const topics = useT('contact')
  const { dateTime } = useFormat()
  const letters = [...row.text.replace(/\s+/g, ' ')]
  const beginning = letters.slice(0, shownLength).join('')
  return (
    <tr>
      <NameCell href={messagePath(row.id)}>
        {row.name}
        <span className={styles.below}>{row.email}</span>
      </NameCell>
      <Cell tone="soft" place="detail">
        {row.about !== '' && <Tag>{topics(`topic.${row.about}`)}</Tag>}{' '}
        {letters.length > shownLength ? `${beginning}…` : beginning}
      </Cell>
      <Cell tone="soft">{row.language.toUpperCase()}</Cell>
      <Cell place="state">
        {row.answeredAt ? (
          <Tag tone="ok">{t('messages.isAnswered')}</Tag>
        ) : (
          <Tag tone="warn">{t('messages.isOpen')}</Tag>
        )}
      </Cell>
      <Cell tone="soft" place="figure">
        {dateTime(row.createdAt)}
      </Cell>
    </tr>
  )
}
