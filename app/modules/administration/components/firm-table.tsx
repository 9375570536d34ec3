import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, TableScroller, Tag } from '#app/ui/index.ts'
import type { AdministeredFirm } from '#contract/administered-firms.ts'
import { firmPath, firmsPath, userPath } from '../paths.ts'
import * as styles from './list.css.ts'
import { Seen } from './seen.tsx'
import { SortedHead } from './sorted-head.tsx'

type FirmTableProps = {
  rows: readonly AdministeredFirm[]
  query: Record<string, string | number | undefined>
}

/** The firms of the platform with their owners and what they take up. */
export function FirmTable({ rows, query }: FirmTableProps) {
  const t = useT('administration')
  const sorted = { path: firmsPath, query }
  return (
    <TableScroller label={t('firms.title')}>
      <Table density="roomy" caption={t('firms.title')} isStacked>
        <thead>
          <tr>
            <SortedHead {...sorted} sort="name">
              {t('firms.firm')}
            </SortedHead>
            <HeadCell>{t('firms.owner')}</HeadCell>
            <HeadCell>{t('firms.plan')}</HeadCell>
            <HeadCell isNumber>{t('firms.members')}</HeadCell>
            <HeadCell isNumber>{t('firms.documents')}</HeadCell>
            <HeadCell isNumber>{t('firms.storage')}</HeadCell>
            <HeadCell>{t('firms.lastSeen')}</HeadCell>
            <SortedHead {...sorted} sort="newest">
              {t('firms.since')}
            </SortedHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FirmRow key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}

function FirmRow({ row }: { row: AdministeredFirm }) {
  const format = useFormat()
  const { id, legalName, place, country, owner, members, planId, usage } = row
  const where = [place, format.country(country)].filter(Boolean).join(', ')
  return (
    <tr>
      <NameCell href={firmPath(id)}>
        {legalName} <FirmTags firm={row} />
        <span className={styles.below}>{where}</span>
      </NameCell>
      <Cell tone="soft" place="detail">
        {owner && <a href={userPath(owner.id)}>{owner.name}</a>}
      </Cell>
      <Cell tone="soft">{planId ?? '–'}</Cell>
      <NumberCell>{format.number(members)}</NumberCell>
      <NumberCell>{usage ? format.number(usage.documents) : '–'}</NumberCell>
      <NumberCell place="figure">{usage ? format.fileSize(usage.storageBytes) : '–'}</NumberCell>
      <Cell tone="soft" place="state">
        <Seen at={row.lastSeenAt} />
      </Cell>
      <Cell tone="soft">{format.date(row.createdAt, 'medium')}</Cell>
    </tr>
  )
}

/** What is special about a firm, in words. */
export function FirmTags({ firm }: { firm: AdministeredFirm }) {
  const t = useT('administration')
  return (
    <>
      {firm.state === 'suspended' && <Tag tone="bad">{t('state.suspended')}</Tag>}
      {firm.state === 'demo' && <Tag>{t('state.demo')}</Tag>}{' '}
      {firm.consentUntil && <Tag tone="info">{t('firms.open')}</Tag>}
    </>
  )
}
